import { HowItWorks } from '../../src/sections/how-it-works.tsx';
import { howItWorks } from '../content/home.tsx';

export const Section = () => <HowItWorks {...howItWorks} id="how-it-works" />;
