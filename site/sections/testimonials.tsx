import { Testimonials } from '../../src/sections/testimonials.tsx';
import { testimonials } from '../content/home.tsx';

export const Section = () => testimonials && <Testimonials {...testimonials} id="testimonials" />;
