import { Expertise } from '../../src/sections/expertise.tsx';
import { expertise } from '../content/home-expertise.tsx';

export const Section = () => <Expertise {...expertise} id="team" className="bg-sunken" />;
