import { PremiumPricing } from '../../src/sections/premium-pricing.tsx';
import { premiumPricing } from '../content/home.tsx';

export const PremiumPricingSection = () => <PremiumPricing {...premiumPricing} id="premium" />;
