import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import css from '../../src/styles/tokens.css?raw';
import { contrast, readRoles, type Role } from './read-roles.ts';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Tokens',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Every color is a role with a value for paper and one for the darkroom. Below them: corners, the one shadow, and the files to download.',
      },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const roles = readRoles(css);

/**
 * The least contrast of a role against the surface it is on. Running text reaches WCAG 2.2 AAA (7). Other text reaches AA
 * (4.5), as do lines of controls and the focus ring (3).
 */
const leastContrast: Record<string, number> = {
  ink: 7,
  muted: 7,
  faint: 4.5,
  'accent-ink': 4.5,
  success: 4.5,
  'line-strong': 3,
  focus: 3,
};

/** One role: its swatch, its name, what it is for, and its contrast as measured in this browser. */
function RoleRow({ name, purpose }: Role) {
  const swatch = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number>();
  useLayoutEffect(() => {
    const ground = swatch.current?.closest('[data-surface]');
    if (!swatch.current || !ground) return;
    setRatio(
      contrast(getComputedStyle(swatch.current).backgroundColor, getComputedStyle(ground).backgroundColor),
    );
  }, []);
  const least = leastContrast[name];
  return (
    <tr className="border-line border-b">
      <th
        scope="row"
        className="text-mono flex items-center gap-4 py-3 pe-6 max-sm:gap-3 max-sm:pe-3 text-start font-mono font-normal whitespace-nowrap"
      >
        <span
          ref={swatch}
          className="border-line rounded-print block size-10 border"
          style={{ background: `var(--${name})` }}
        />
        --{name}
      </th>
      <td className="text-small text-muted pe-4">{purpose}</td>
      <td
        className="text-mono text-end font-mono sm:whitespace-nowrap"
        data-role={name}
        data-ratio={ratio}
        data-least={least}
      >
        {ratio?.toFixed(1)}
        {least && ` ≥ ${least}`}
      </td>
    </tr>
  );
}

function Roles() {
  return (
    <table className="w-full max-w-4xl">
      <caption className="text-small text-muted pb-4 text-start">
        Read from src/styles/tokens.css; contrast against the ground, measured in this browser.
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Purpose</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role) => (
          <RoleRow key={role.name} {...role} />
        ))}
      </tbody>
    </table>
  );
}

/** A row measures once. The key replaces all rows if Storybook changes their surface. */
const renderRoles: Story['render'] = (_args, { globals }) => (
  <Roles key={`${globals['surface']} ${globals['scheme']}`} />
);

const keepsItsPromises: Story['play'] = async ({ canvasElement }) => {
  const cells = canvasElement.querySelectorAll<HTMLElement>('[data-least]');
  await expect(cells.length).toBe(Object.keys(leastContrast).length);
  for (const { dataset } of cells) {
    await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(Number(dataset['least']));
  }
};

export const OnPaper: Story = { name: 'Colors on paper', render: renderRoles, play: keepsItsPromises };
export const InTheDarkroom: Story = {
  name: 'Colors in the darkroom',
  render: renderRoles,
  globals: { surface: 'darkroom' },
  play: keepsItsPromises,
};
export const PaperInADarkScheme: Story = {
  name: 'Paper in a dark scheme',
  render: renderRoles,
  globals: { scheme: 'dark' },
  play: keepsItsPromises,
};

export const RadiiAndShadow: Story = {
  name: 'Corners and the one shadow',
  render: () => (
    <div className="flex flex-wrap gap-6">
      {[
        ['rounded-print', 'Photographs: 5 px'],
        ['rounded-field', 'Fields, options: 10 px'],
        ['rounded-card', 'Cards, dialogs: 16 px'],
        ['rounded-pill', 'Buttons, chips'],
        ['rounded-card shadow-raised', 'Raised: the one shadow'],
      ].map(([look, use]) => (
        <figure key={use} className="grid gap-3">
          <div className={`bg-raised border-line h-24 w-44 border ${look}`} />
          <figcaption className="text-small text-muted">{use}</figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Download: Story = {
  name: 'Downloads',
  render: () => (
    <ul className="text-large grid gap-3">
      {[
        [
          'tokens.json',
          'Design Tokens format (2025.10): import it as Figma variables or read it with any token tool.',
        ],
        ['tokens.css', 'The custom properties, as the library uses them.'],
      ].map(([file, use]) => (
        <li key={file}>
          <a className="text-accent-ink underline" href={`./${file}`} download>
            {file}
          </a>{' '}
          <span className="text-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'tokens.json' })).toHaveAttribute('href', './tokens.json'),
};
