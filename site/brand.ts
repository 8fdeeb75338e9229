/**
 * Everything that names the studio. Rename the product here and nowhere else: no other file of the
 * site, and no file of the library at all, knows a name, an address or a claim.
 */
export const brand = {
  name: 'Safelight',
  tagline: 'Photo editing, finished by hand',
  /** Origin of canonical and social addresses, without a slash at the end. */
  url: 'https://safelight.example',
  email: 'hello@safelight.example',
  phone: '+1 (555) 010-2400',
  /** SPEC §1, word for word. */
  hours: 'Mon-Fri 9AM-6PM EST',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/' },
  ],
  paymentMethods: ['Visa', 'Mastercard', 'American Express', 'PayPal', 'Apple Pay', 'Bank transfer'],
  certifications: ['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL'],
} as const;

/**
 * What the studio says of itself (SPEC §1). Some figures are stated twice with different numbers; each
 * is shown as stated, in its own place (DECISIONS 24).
 */
export const claims = {
  customers: '500,000+ customers',
  countries: '150+ countries',
  successRate: '98.5% success rate',
  guarantee: '30-day money-back guarantee',
  delivery: '24-hour delivery',
  rating: '4.9/5 rating',
  exampleTime: '2.5 hour',
  subscribers: '50,000+ newsletter subscribers',
  support: 'Support Mon-Fri 9AM-6PM EST',
  quotePromise: 'A quote within 2 hours.',
} as const;

export const heroStats = [
  { value: '50K+', label: 'Happy Clients' },
  { value: '2M+', label: 'Photos Edited' },
  { value: '98%', label: 'Satisfaction Rate' },
  { value: '150+', label: 'Countries Served' },
] as const;

export const heroBullets = [
  '24-Hour Express Delivery',
  'AI-Powered Quality Control',
  'Global Team of Experts',
  '100% Money-Back Guarantee',
] as const;
