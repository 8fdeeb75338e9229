import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Header, Logo } from '../../src/index.ts';
import { inHost, navigate, rightToLeft } from '../host.tsx';
import { sampleHeader } from './sample-frame.ts';

const meta = {
  title: 'Header',
  component: Header,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } }, layout: 'fullscreen' },
  args: { ...sampleHeader, onSearch: fn(), onPortal: fn(), onIntent: fn() },
  argTypes: { logo: { control: false } },
  globals: { surface: 'darkroom', viewport: { value: 'desktop' } },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { surface: 'darkroom', viewport: { value: 'phone' } };

export const Playground: Story = {};

export const EveryLink: Story = {
  name: 'All links', // (pages 20, pages 21, pages 23)
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await canvas.findByRole('link', { name: 'Login' });
    const wanted: [name: string, href: string][] = [
      ['+1 (555) 010-0100', 'tel:+15550100100'],
      ['hello@northlight.example', 'mailto:hello@northlight.example'],
      ['Portfolio', '/portfolio'],
      ['Pricing', '/pricing'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['FAQ', '/faq'],
      ['Resources', '/resources'],
      ['Get Started', '/register'],
      ['Login', '/customer-portal'],
      ['Stakeholder portal Business', '/stakeholder-portal'],
      ['Admin settings Admin', '/admin-settings'],
      ['Business management', '/business-management'],
      ['ERPNext test', '/erpnext-test'],
      ['Live chat 24/7', '/live-chat'],
    ];
    for (const [name, href] of wanted) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const More: Story = {
  name: 'More menu by keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await waitFor(() => expect(more).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const CurrentPage: Story = {
  name: 'On the pricing page',
  args: { currentPath: '/pricing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link').filter((link) => link.ariaCurrent)).toHaveLength(1);
  },
};

const itemNames = () => screen.getAllByRole('menuitemradio').map((item) => item.textContent);

export const CurrencyMenu: Story = {
  name: 'Currency menu', // (pages 20, estimate 11)
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Contact and display' }));
    await userEvent.click(bar.getByRole('button', { name: 'USD, currency' }));
    await screen.findByRole('menu');
    await expect(itemNames()).toEqual(['USD', 'EUR', 'GBP', 'INR']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'EUR' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const button = bar.getByRole('button', { name: 'USD, currency' });
    await waitFor(() => expect(button).toHaveFocus());
    const note = 'Display only: prices on this site stay in US dollars.';
    const region = await bar.findByText(note);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitemradio', { name: 'USD' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    // A region announces only a changed text.
    await waitFor(() => expect(region.textContent).toBe(`${note}\u00A0`));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

export const LanguageMenu: Story = {
  name: 'Language menu', // (pages 20)
  play: async ({ canvas, canvasElement }) => {
    const words = canvasElement.querySelector('nav')?.textContent;
    const bar = within(canvas.getByRole('region', { name: 'Contact and display' }));
    bar.getByRole('button', { name: 'English, language' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await expect(itemNames()).toEqual(['English', 'Español', 'Français', 'Deutsch']);
    await expect(screen.getByText('Deutsch').closest('[lang]')).toHaveAttribute('lang', 'de');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvasElement.querySelector('nav')?.textContent).toBe(words);
    await waitFor(() => expect(bar.getByRole('button', { name: 'English, language' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  },
};

export const ServicesHere: Story = {
  name: 'Services link on home', // (pages 21)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <Header {...args} />
      <div className="h-[120vh]" />
      <section id="services" aria-label="Services" className="h-96" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    await expect(navigate).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};

export const ServicesElsewhere: Story = {
  name: 'Services link on another page', // (pages 21)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { currentPath: '/faq' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await expect(navigate).toHaveBeenCalledWith('/#services');
  },
};

export const Dialogs: Story = {
  name: 'Search and Portal buttons', // (search 1, pages 21)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onIntent).toHaveBeenCalledWith('search');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Portal' }));
    await expect(args.onPortal).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { name: 'On a phone', globals: phone };

export const PhoneMenu: Story = {
  name: 'Phone menu by keyboard', // (pages 22)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: phone,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Portfolio' })).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Services' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('link', { name: 'Login' }));
    await expect(navigate).toHaveBeenCalledWith('/customer-portal');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PhoneMenuOpen: Story = {
  name: 'Menu on a small phone',
  globals: { surface: 'darkroom', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(await within(menu).findAllByRole('link')).toHaveLength(12);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const PhoneSearch: Story = {
  name: 'Search from the phone menu',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: phone,
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(toggle).toHaveFocus();
  },
};

export const Tablet: Story = { globals: { surface: 'darkroom', viewport: { value: 'tablet' } } };

export const LongName: Story = {
  name: 'Long studio name',
  args: { brand: { ...sampleHeader.brand, name: 'Photographic Finishing of Saint-Germain-en-Laye' } },
  globals: { surface: 'darkroom', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const LogoAlone: Story = {
  name: 'Logo alone',
  render: ({ brand }) => <Logo name={brand.name} className="p-6" />,
};
