import type { FooterProps, FrameLink, FrameLinkGroup, HeaderProps } from '../../src/index.ts';
import { storyBrand } from '../brand.ts';

/** Links in the header of the stories. */
const headerLinks: readonly FrameLink[] = [
  { label: 'Portfolio', href: '/portfolio' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Resources', href: '/resources' },
];

const moreLinks: readonly FrameLinkGroup[] = [
  {
    title: 'Customers',
    links: [
      { label: 'Login', href: '/customer-portal' },
      { label: 'Live chat', href: '/live-chat', badge: '24/7' },
    ],
  },
  {
    title: 'Studio',
    links: [
      { label: 'Stakeholder portal', href: '/stakeholder-portal', badge: 'Business' },
      { label: 'Admin settings', href: '/admin-settings', badge: 'Admin' },
      { label: 'Business management', href: '/business-management' },
      { label: 'ERPNext test', href: '/erpnext-test' },
    ],
  },
];

export const sampleHeader: HeaderProps = {
  brand: storyBrand,
  links: headerLinks,
  moreLinks,
  getStarted: { label: 'Get Started', href: '/register' },
  currentPath: '/',
  onPortal: () => {},
};

const column = (title: string, links: readonly (readonly [string, string])[]): FrameLinkGroup => ({
  title,
  links: links.map(([label, href]) => ({ label, href })),
});

export const sampleFooter: FooterProps = {
  brand: storyBrand,
  newsletter: 'Tips, presets and offers for 50,000+ photographers, twice a month.',
  columns: [
    column('Services', [
      ['Portrait', '/services/portrait-retouching'],
      ['Wedding', '/services/wedding-photography'],
      ['Real estate', '/services/real-estate'],
      ['Product', '/services/product-photography'],
      ['Jewelry', '/services/jewelry-photography'],
    ]),
    column('Company', [
      ['About', '/about'],
      ['Careers', '/careers'],
      ['Press', '/press'],
      ['Awards', '/company/awards-recognition'],
      ['Partners', '/company/partner-program'],
    ]),
    column('Support', [
      ['Live chat', '/live-chat'],
      ['File formats', '/file-formats'],
      ['Upload guide', '/upload-guide'],
      ['Status', '/support/status-page'],
      ['API', '/support/api-documentation'],
    ]),
    column('Legal', [
      ['Privacy', '/privacy-policy'],
      ['Terms', '/terms-of-service'],
      ['Cookies', '/cookie-policy'],
      ['Refunds', '/refund-policy'],
      ['GDPR', '/gdpr-compliance'],
    ]),
    column('Resources', [
      ['Tips', '/resources/photography-tips'],
      ['Guides', '/resources/editing-guides'],
      ['Presets', '/resources/presets'],
      ['Webinars', '/resources/webinars'],
      ['Downloads', '/resources/downloads'],
    ]),
  ],
  social: [
    { label: 'Instagram', href: 'https://instagram.example/northlight' },
    { label: 'Pinterest', href: 'https://pinterest.example/northlight' },
    { label: 'YouTube', href: 'https://youtube.example/northlight' },
    { label: 'LinkedIn', href: 'https://linkedin.example/northlight' },
  ],
  recognition: [
    { value: '500,000+', label: 'customers' },
    { value: '150+', label: 'countries' },
    { value: '98.5%', label: 'success rate' },
    { value: '4.9/5', label: 'rating' },
    { value: '30-day', label: 'money-back guarantee' },
    { value: '24-hour', label: 'delivery' },
  ],
  trust: ['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL'],
  payments: [
    { mark: 'VISA', name: 'Visa' },
    { mark: 'MASTERCARD', name: 'Mastercard' },
    { mark: 'AMEX', name: 'American Express' },
    { mark: 'PAYPAL', name: 'PayPal' },
  ],
  credit: '© 2026 Northlight Studio. Pictures, put right.',
};
