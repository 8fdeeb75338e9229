import { createElement, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { InfoIcon } from './icons.tsx';

export type ProseProps = ComponentPropsWithRef<'div'> & {
  /** The text, made of `proseElements`. */
  children?: ReactNode;
};

/** Text at a reading width, with spacing between the elements of `proseElements`. */
export function Prose({ className, ...rest }: ProseProps) {
  return (
    <div
      {...rest}
      className={cn(
        'text-large max-w-[44em] leading-[1.7] [&>*+*]:mt-5 [&>:is(h2,h3)+*]:mt-4',
        '[&>h2]:mt-14 [&>h2:first-child]:mt-0 [&>h3]:mt-9',
        className,
      )}
    />
  );
}

type AnchorProps = {
  /** Name of the link to the heading, for screen readers. Default: Link to this section. */
  anchorLabel?: string;
};

type HeadingProps = ComponentPropsWithRef<'h2'> & AnchorProps & { level: 2 | 3 };

const anchor = 'Link to this section';

/** A heading with its own URL, shown on hover and focus. */
function ProseHeading({ level, id, className, children, anchorLabel = anchor, ...rest }: HeadingProps) {
  const Heading = `h${level}` as const;
  const size = level === 2 ? 'display text-display-md' : 'text-lead font-semibold';
  return (
    <Heading
      // Without the name of the link, which is in the heading so that it follows the last word.
      aria-labelledby={id && `${id}:text`}
      {...rest}
      id={id}
      className={cn('group scroll-mt-8', size, className)}
    >
      <span id={id && `${id}:text`}>{children}</span>
      {id && (
        <a
          href={`#${id}`}
          aria-label={anchorLabel}
          className="text-accent-ink ms-1 inline-block min-w-6 text-center font-sans no-underline opacity-0 transition-opacity group-hover:opacity-100 before:content-['#'] focus-visible:opacity-100 pointer-coarse:hidden"
        />
      )}
    </Heading>
  );
}

/**
 * On a phone a table may be wider than the page, so it scrolls. The region is focusable, so that a keyboard can scroll
 * it.
 */
function ProseTable({ className, 'aria-label': label = 'Table', ...rest }: ComponentPropsWithRef<'table'>) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus (axe)
      tabIndex={0}
      className="border-line-strong scroll-fade overflow-x-auto border-y"
    >
      <table {...rest} className={cn('text-small w-full border-collapse', className)} />
    </div>
  );
}

const cell =
  'border-line border-t py-2.5 pe-4 text-start align-top last:pe-0 sm:pe-5 [[align=right]]:text-end';

/** Attribute of a cell whose table stacks on a phone: each row becomes a small list. */
type Stacked = {
  /**
   * Label shown before the cell when the table stacks on a phone. Use the column heading or a shorter form. Leave it
   * empty on the first cell of a row and on `<th>`.
   */
  'data-stacked'?: string;
};

function ProseHeader({ className, ...rest }: ComponentPropsWithRef<'th'> & Stacked) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        'text-muted py-2.5 pe-4 text-start align-bottom font-medium last:pe-0 sm:pe-5',
        rest['data-stacked'] !== undefined && 'max-sm:sr-only',
        className,
      )}
    />
  );
}

function ProseCell({
  'data-stacked': heading,
  className,
  children,
  ...rest
}: ComponentPropsWithRef<'td'> & Stacked) {
  const isStacked = heading !== undefined;
  return (
    <td
      {...rest}
      className={cn(
        cell,
        className,
        isStacked && 'max-sm:flex',
        isStacked && (heading ? 'max-sm:border-0! max-sm:pt-0' : 'max-sm:font-semibold'),
      )}
    >
      {heading && children && (
        // Visual only: screen readers announce the column's heading with the cell.
        <span aria-hidden="true" className="text-muted w-28 shrink-0 pe-2 sm:hidden">
          {heading}
        </span>
      )}
      {isStacked ? <div className="min-w-0">{children}</div> : children}
    </td>
  );
}

/** In a table cell a link may be the only target, so it is at least 24 px high (WCAG 2.5.8). */
const link =
  'text-accent-ink outline-offset-0 underline decoration-1 underline-offset-4 hover:decoration-2 [td_&]:py-1';

/** Link in a text: to another page, to a place on the same page, or to another site. */
function ProseLink({ href = '', className, ...rest }: ComponentPropsWithRef<'a'>) {
  return <Link {...rest} href={href} className={cn(link, className)} />;
}

export type AsideProps = ComponentPropsWithRef<'div'> & {
  /** Topic of the remark, in two or three words. */
  title?: string;
  /** The words of the note. */
  children: ReactNode;
};

/** Remark within a text: a warning, a shortcut, an exception. */
export function Aside({ title, className, children, ...rest }: AsideProps) {
  return (
    // A `<div>`, because each `<aside>` would be a landmark that needs a name of its own.
    <div
      role="note"
      {...rest}
      className={cn(
        'border-line bg-raised rounded-card text-body flex gap-3.5 border p-5 leading-[1.6] sm:p-6',
        className,
      )}
    >
      <InfoIcon className="text-accent-ink mt-0.5 size-5" />
      <div className="min-w-0 [&>*+*]:mt-3">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** An element of a text with its classes. A consumer's class joins them. */
function styled<Tag extends 'h4' | 'ul' | 'ol' | 'blockquote' | 'hr' | 'strong' | 'code'>(
  tag: Tag,
  classes: string,
) {
  return (props: ComponentPropsWithRef<Tag>): JSX.Element =>
    createElement(tag as string, { ...props, className: cn(classes, props.className) });
}

/** Components for the elements of a text; pass them to MDX as `components`. */
export const proseElements = {
  h2: (props: ComponentPropsWithRef<'h2'> & AnchorProps) => <ProseHeading level={2} {...props} />,
  h3: (props: ComponentPropsWithRef<'h3'> & AnchorProps) => <ProseHeading level={3} {...props} />,
  h4: styled('h4', 'font-semibold'),
  p: (props: ComponentPropsWithRef<'p'>) => <p {...props} />,
  a: ProseLink,
  ul: styled('ul', 'marker:text-accent-ink list-disc ps-5 [&>li]:mt-2 [&>li]:ps-1'),
  ol: styled(
    'ol',
    'marker:text-muted list-decimal ps-7 marker:font-mono marker:text-[0.85em] [&>li]:mt-2.5 [&>li]:ps-1',
  ),
  blockquote: styled('blockquote', 'border-accent display text-display-sm border-s-2 ps-6 [&>*+*]:mt-4'),
  hr: styled('hr', 'border-line mt-10 mb-10'),
  strong: styled('strong', 'font-semibold'),
  code: styled(
    'code',
    // In a table, a word that may break anywhere breaks before the column grows. There the table scrolls instead.
    'bg-sunken rounded-print px-1 py-0.5 font-mono text-[0.86em] font-normal wrap-anywhere [td_&]:wrap-break-word',
  ),
  // Code keeps its lines and scrolls; words in a block (```text) wrap, so that a phone shows them whole.
  pre: (props: ComponentPropsWithRef<'pre'>) => (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll
      tabIndex={0}
      // Code reads from left to right, also in Arabic text.
      dir="auto"
      {...props}
      data-surface="darkroom"
      className={cn(
        'border-line rounded-card text-small overflow-x-auto border p-5 leading-relaxed [&>code]:bg-transparent [&>code]:p-0 [&>.language-text]:whitespace-pre-wrap',
        props.className,
      )}
    />
  ),
  table: ProseTable,
  th: ProseHeader,
  td: ProseCell,
  Aside,
} as const;
