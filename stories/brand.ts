/**
 * The neutral studio of all stories. If a component shows any other name, the library has
 * a brand built in.
 */
export const storyBrand = {
  name: 'Northlight Studio',
  tagline: 'Pictures, put right',
  phone: '+1 (555) 010-0100',
  email: 'hello@northlight.example',
  hours: 'Mon-Fri 9AM-6PM EST',
} as const;
