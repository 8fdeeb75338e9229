import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Aside, Prose, proseElements } from '../../src/ui/prose.tsx';
import { StateGrid } from '../docs/state-grid.tsx';
import { rightToLeft } from '../host.tsx';

const { h2: H2, h3: H3, p: P, a: A, ul: Ul, ol: Ol, blockquote: Quote, code: Code, pre: Pre } = proseElements;
const { table: Table, th: Th, td: Td } = proseElements;

/** The elements that MDX renders from a file. */
const sample = (
  <>
    <P>
      A text is set at 66 characters a line. <A href="#lists">Links</A> are underlined, <Code>code</Code> is
      set apart.
    </P>
    <H2 id="lists">Lists</H2>
    <Ul>
      <li>Keep the original.</li>
      <li>Send the RAW file, not the preview inside of it.</li>
    </Ul>
    <H3 id="numbered">Numbered</H3>
    <Ol>
      <li>Cull.</li>
      <li>Name.</li>
      <li>Send.</li>
    </Ol>
    <Aside title="A remark">
      <P>It stands beside the text and can be skipped.</P>
    </Aside>
    <Quote>
      <P>The shadow says where the light was.</P>
    </Quote>
    <H2 id="tables">Tables</H2>
    <Table aria-label="Formats">
      <thead>
        <tr>
          <Th>Extension</Th>
          <Th>Maker</Th>
          <Th>What we need with it</Th>
          <Th>Largest file seen</Th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Td>.NEF</Td>
          <Td>Nikon</Td>
          <Td>Nothing; settings are inside</Td>
          <Td>58 MB</Td>
        </tr>
        <tr>
          <Td>.CR3</Td>
          <Td>Canon</Td>
          <Td>The sidecar, if there is one</Td>
          <Td>44 MB</Td>
        </tr>
      </tbody>
    </Table>
    <Pre>
      <Code>
        {'curl --request GET https://studio.example/api/services --header "Accept: application/json"'}
      </Code>
    </Pre>
  </>
);

const meta = {
  title: 'Prose',
  component: Prose,
  tags: ['!autodocs'],
  args: { children: sample },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Tables' });
    await expect(heading).toHaveAttribute('id', 'tables');
    await expect(canvas.getAllByRole('link', { name: /Link to this section/ })[0]).toHaveAttribute(
      'href',
      '#lists',
    );
    await expect(canvas.getByRole('note')).toHaveTextContent('A remark');
  },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnASmallPhone: Story = {
  name: 'Scrolling tables, small phone',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Formats' })).toHaveAttribute('tabindex', '0');
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
export const StackedOnAPhone: Story = {
  name: 'Stacked table, phone',
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <Table aria-label="Notes that a browser keeps">
        <thead>
          <tr>
            <Th data-stacked="">Note</Th>
            <Th data-stacked="">What for</Th>
            <Th data-stacked="">Kept</Th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Td data-stacked="">
              Draft <Code>drafts</Code>
            </Td>
            <Td data-stacked="What for">
              Brings back what you had typed, so that a closed tab loses no work
            </Td>
            <Td data-stacked="Kept">Until you send it, and for a week at most</Td>
          </tr>
          <tr>
            <Td data-stacked="">Currency</Td>
            <Td data-stacked="What for">Shows estimates in the currency you chose</Td>
            <Td data-stacked="Kept">Until you clear it</Td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').slice(1);
    const [head, reason] = within(row as HTMLElement).getAllByRole('cell');
    await expect(head?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      reason?.getBoundingClientRect().top ?? 0,
    );
    // The heading before the cell is visual only. Screen readers use the column's own heading.
    await expect(canvas.getByRole('columnheader', { name: 'What for' })).toBeInTheDocument();
  },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

/** Links in a sentence and alone in a table cell, at rest, hovered, focused and pressed. */
export const Links: Story = {
  name: 'Links and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={['in a sentence', 'alone']} states={['rest', 'hover', 'focus', 'pressed']}>
      {(row) => {
        const link = <A href="#upload">the upload guide</A>;
        return row === 'alone' ? link : <P>Read {link} first.</P>;
      }}
    </StateGrid>
  ),
};
