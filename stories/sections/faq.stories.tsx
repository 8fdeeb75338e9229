import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Faq } from '../../src/sections/faq.tsx';
import { FaqAnswer } from '../../src/sections/faq-answer.tsx';
import { StateGrid } from '../docs/state-grid.tsx';
import { inHost, rightToLeft } from '../host.tsx';
import { questions } from './faq-sample.ts';

const meta = {
  title: 'FAQ',
  component: Faq,
  tags: ['!autodocs'],
  args: {
    number: '12',
    eyebrow: 'FAQ',
    title: 'Asked before the first order.',
    lead: 'If yours is not here, ask in the chat.',
    items: questions,
    onValueChange: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  decorators: [inHost],
  argTypes: {
    items: { control: false },
    value: { control: false },
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { action: { href: '/faq', label: 'All questions' }, aside: 'An editor answers on weekdays.' },
};

export const Open: Story = {
  name: 'Several answers open',
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: 'Do you take raw files?' });
    first.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'What do I get back?' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['raw-files', 'bit-depth']);
    await expect(canvas.getByText(/White balance and burnt/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Link to this answer/ })[0]).toHaveAttribute(
      'href',
      '#raw-files',
    );
  },
};

/** Closed answers are in the document, for search engines and for the browser’s own search. */
export const Closed: Story = {
  name: 'Closed, but in the document',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/White balance and burnt/)).not.toBeVisible();
  },
};

export const Searched: Story = {
  name: 'Filtered by a search',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'white');
    await expect(canvas.getByText('2 of 5 questions', { selector: '.label-mono' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 questions'));
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['White', 'white']);
    await expect(canvas.getByText(/balance and burnt/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'daguerreotype');
    await expect(
      canvas.getByText('No answer has “daguerreotype” in it.', { selector: '.display' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'daguerreotype');
  },
};

export const OneQuestion: Story = {
  name: 'One question',
  args: { items: questions.slice(0, 1), hideSearch: true, defaultValue: ['raw-files'] },
};

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    items: questions.map((item) =>
      Object.assign({}, item, {
        question: `${item.question} And does that also hold for the files of my second photographer, who uses something else?`,
        answer: item.answer.map((paragraph) => `${paragraph} `.repeat(4)),
      }),
    ),
    defaultValue: ['raw-files'],
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { defaultValue: ['raw-files'] },
  decorators: [rightToLeft],
};

const oneOpen = { defaultValue: ['raw-files'] };

export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  args: oneOpen,
  globals: { surface: 'darkroom' },
};
export const OnAPhone: Story = {
  name: 'On a phone',
  args: oneOpen,
  globals: { viewport: { value: 'phone' } },
};
export const OnASmallPhone: Story = {
  name: 'On a small phone',
  args: oneOpen,
  globals: { viewport: { value: 'small' } },
};

function Answer({ open }: { open: boolean }) {
  const id = useId();
  return (
    <div className="border-line w-72 border-t">
      <FaqAnswer
        item={Object.assign({}, questions[0], { id })}
        open={open}
        onOpenChange={() => undefined}
        query=""
        headingLevel={3}
        linkLabel="Link to this answer"
      />
    </div>
  );
}

/** A question, closed and open, at rest, hovered, focused and pressed. */
export const States: Story = {
  name: 'Questions and states',
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid rows={['closed', 'open']} states={['rest', 'hover', 'focus', 'pressed']}>
      {(row) => <Answer open={row === 'open'} />}
    </StateGrid>
  ),
};
