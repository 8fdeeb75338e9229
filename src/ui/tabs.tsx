import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixTabs from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import { createContext, useContext, useId, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { callHost } from '../lib/call-host.ts';
import { cn } from '../lib/cn.ts';
import { useInheritedDirection } from '../lib/use-inherited-direction.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { CheckIcon } from './icons.tsx';

export const tabsVariants = ['segmented', 'steps'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

const VariantContext = createContext<TabsVariant>('segmented');
const defaultMessages = { error: 'Needs attention', done: 'Done' };

export type TabsProps = Omit<ComponentPropsWithRef<typeof RadixTabs.Root>, 'asChild'> & {
  /** Value of the open tab, if the host controls it. */
  value?: string;
  /** Value of the tab that is open at first. Default: none. */
  defaultValue?: string;
  /** Called with the value of the tab that opens. */
  onValueChange?: RadixTabs.TabsProps['onValueChange'];
  /** Whether the arrow keys open a tab, or only move to it. Default: `automatic`. */
  activationMode?: 'automatic' | 'manual';
  /** Text direction of the tabs. Default: that of the text around them. */
  dir?: 'ltr' | 'rtl';
};

/**
 * Tabs. Radix's own root: `value`/`onValueChange`, or `defaultValue`. Without `dir` they have the text direction around
 * them; Radix alone would use left to right.
 */
export function Tabs({ dir, onValueChange, ref, children, ...rest }: TabsProps) {
  const [direction, root] = useInheritedDirection(dir);
  return (
    <RadixTabs.Root
      asChild
      {...rest}
      // Without `value`, Radix calls it in an effect.
      onValueChange={(value) => callHost(() => onValueChange?.(value))}
      dir={direction}
      ref={useComposedRefs(root, ref)}
    >
      <div dir={dir}>{children}</div>
    </RadixTabs.Root>
  );
}

export type TabsListProps = ComponentPropsWithRef<'div'> & {
  /**
   * Visual style. `segmented` for two or three views of one thing; `steps` for the parts of a task, in order.
   * Default: `segmented`.
   */
  variant?: TabsVariant;
};

const list = cva('', {
  variants: {
    variant: {
      segmented: 'bg-sunken grid auto-cols-fr grid-flow-col gap-1 rounded-card p-1',
      // Four in a row down to 360 px. In a narrower row, or with larger text, two rows of two.
      steps:
        'border-line grid auto-cols-fr grid-flow-col border-b max-[22.5rem]:grid-flow-row max-[22.5rem]:grid-cols-2',
    } satisfies Record<TabsVariant, string>,
  },
});

/** The row of tabs. Give it an `aria-label`. Arrow keys, Home and End move between tabs. */
export function TabsList({ variant = 'segmented', className, children, ...rest }: TabsListProps) {
  return (
    <VariantContext value={variant}>
      <RadixTabs.List asChild {...rest} className={cn(list({ variant }), className)}>
        <TabRow>{children}</TabRow>
      </RadixTabs.List>
    </VariantContext>
  );
}

/**
 * The element of the row. Radix gives it a tab stop that passes the focus on, but the open tab is one already. In a
 * dialog, Radix would take the row for the first control (`FocusScope`), so that Shift+Tab on the open tab would lead
 * nowhere.
 */
function TabRow({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current?.querySelector('[aria-selected=true]:enabled')) row.current.tabIndex = -1;
  });
  return <div {...rest} ref={useComposedRefs(row, ref)} />;
}

export type TabsTriggerProps = Omit<ComponentPropsWithRef<typeof RadixTabs.Trigger>, 'asChild'> & {
  /** Value of the tab, the same as that of its panel. */
  value: string;
  /** The step's number in its circle, for `variant="steps"`. */
  step?: number;
  /** State of the step; announced as the tab's description. */
  state?: 'error' | 'done';
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

const trigger = cva('text-center transition-colors duration-(--motion-fast) disabled:text-faint', {
  variants: {
    variant: {
      segmented: cn(
        'rounded-field text-small text-muted min-h-11 px-4 font-semibold hover:text-ink',
        'data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-[0_1px_3px_var(--shadow-color)]',
        'forced-colors:data-[state=active]:underline',
      ),
      steps: cn(
        'border-line text-muted text-mono group/step relative flex flex-col items-center gap-1.5 border-s px-1 py-3 font-sans hyphens-auto wrap-anywhere tracking-tight md:tracking-normal first:border-s-0',
        'max-[22.5rem]:odd:border-s-0 max-[22.5rem]:nth-last-[n+3]:border-b',
        'md:text-small md:min-h-[60px] md:flex-row md:justify-start md:text-start md:gap-2 md:ps-3 md:pe-2 md:py-0',
        'font-semibold hover:text-ink data-[state=active]:text-ink',
        // The focus ring is inside of the card that the row is the top of, and has the card's rounded corners.
        'focus-visible:-outline-offset-3 first:rounded-ss-card last:rounded-se-card',
        // The underline covers the hairline of the list. It is placed outside of the tab, so that it moves nothing.
        'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 data-[state=active]:after:bg-accent forced-colors:data-[state=active]:underline',
      ),
    } satisfies Record<TabsVariant, string>,
  },
});

/** One tab. In `steps` it has a numbered circle, which is above the label on a phone. */
export function TabsTrigger({ step, state, messages, className, children, ...rest }: TabsTriggerProps) {
  const variant = useContext(VariantContext);
  const id = useId();
  return (
    <RadixTabs.Trigger
      asChild
      data-progress={state}
      {...rest}
      aria-describedby={cn(rest['aria-describedby'], state && id) || undefined}
      className={cn(trigger({ variant }), className)}
    >
      <TabButton>
        {step !== undefined && <StepCircle step={step} state={state} />}
        <span>{children}</span>
        {/* Hidden, because it describes the tab and must not be part of its name. */}
        {state && (
          <span id={id} hidden>
            {withDefaults(defaultMessages, messages)[state]}
          </span>
        )}
      </TabButton>
    </RadixTabs.Trigger>
  );
}

/**
 * Button that Tab reaches only while its tab is open. With Radix, Tab would lead to the tab that had the focus last,
 * and open it; in prerendered HTML it would lead to no tab.
 */
function TabButton(props: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...props} tabIndex={props['aria-selected'] ? 0 : -1} />;
}

/** The number or state of a step, visual only. CSS generates its text, so that the text of the tab is exactly its label. */
function StepCircle({ step, state }: Pick<TabsTriggerProps, 'step' | 'state'>) {
  return (
    <span
      aria-hidden="true"
      data-text={state === 'error' ? '!' : step}
      className={cn(
        'text-mono grid size-6 shrink-0 place-items-center rounded-pill border font-sans tracking-normal transition-colors duration-(--motion-fast)',
        'border-line-strong group-data-[state=active]/step:border-accent group-data-[state=active]/step:bg-accent group-data-[state=active]/step:text-on-accent',
        state === 'error' && 'border-accent-ink text-accent-ink',
        state === 'done' ? 'border-success text-success' : 'after:content-[attr(data-text)]',
      )}
    >
      {state === 'done' && <CheckIcon className="size-3.5" />}
    </span>
  );
}

export type TabsContentProps = Omit<ComponentPropsWithRef<typeof RadixTabs.Content>, 'asChild'> & {
  /** Value of the tab that opens the panel. */
  value: string;
  /** Keeps the panel in the page while another one shows. */
  forceMount?: true;
};

/**
 * The panel of a tab. With `forceMount` the panel stays in the page while another one shows, so typed text survives.
 * Without scripts, where no tab can be selected, all such panels show.
 */
export function TabsContent({ className, ...rest }: TabsContentProps) {
  return (
    <RadixTabs.Content
      {...rest}
      className={cn(
        'rounded-field focus-visible:outline-offset-8 data-[state=inactive]:hidden',
        rest.forceMount && 'noscript:not-empty:block!',
        className,
      )}
    />
  );
}
