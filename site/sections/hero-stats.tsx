import { HeroStats } from '../../src/sections/hero-text.tsx';
import { claims } from '../brand.ts';

export const Section = () => <HeroStats stats={claims.heroStats} />;
