import { PremiumPricing } from '../../src/sections/premium-pricing.tsx';
import { premiumPricing } from '../content/home.tsx';

export const Section = () => <PremiumPricing {...premiumPricing} id="premium" />;
