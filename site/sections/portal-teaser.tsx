import { PortalTeaser } from '../../src/sections/portal-teaser.tsx';
import { portalTeaser } from '../content/home-portal.tsx';

export const Section = () => <PortalTeaser {...portalTeaser} id="portal" />;
