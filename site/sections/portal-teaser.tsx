import { PortalTeaser } from '../../src/sections/portal-teaser.tsx';
import { portalTeaser } from '../content/home.tsx';

export const PortalTeaserSection = () => <PortalTeaser {...portalTeaser} id="portal" />;
