import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { cn } from '../lib/cn.ts';
import { useControllable } from '../lib/use-controllable.ts';
import { FieldError, FieldHint } from './field.tsx';

export const optionGroupColumns = [1, 2, 3, 4] as const;
type OptionGroupColumns = (typeof optionGroupColumns)[number];
export const optionGroupLayouts = ['pairs', 'stack', 'wrap'] as const;
type OptionGroupLayout = (typeof optionGroupLayouts)[number];

type Single = {
  /** `single` renders radio buttons, `multiple` checkboxes. */
  type?: 'single';
  /** Value of the selected option, if the host controls it. */
  value?: string;
  /** Value of the option that is selected at first. Default: none. */
  defaultValue?: string;
  /** Called with the value of the selected option. */
  onValueChange?: (value: string) => void;
};
type Multiple = {
  type: 'multiple';
  /** Values of the selected options, if the host controls them. */
  value?: readonly string[];
  /** Values of the options that are selected at first. Default: none. */
  defaultValue?: readonly string[];
  /** Called with the values of the selected options. */
  onValueChange?: (value: string[]) => void;
};

/** Props that `ChipGroup` shares with `OptionGroup`. */
export type OptionQuestion = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> & {
  /** Legend: the question that the options answer. */
  legend: ReactNode;
  /** Hides the legend visually, if a heading already asks the question. Default: false. */
  hideLegend?: boolean;
  /** Hint below the options, announced with the legend. */
  hint?: ReactNode;
  /** Error below the options, announced with the legend. */
  error?: ReactNode;
  /** Name of the inputs in the form. Default: generated. */
  name?: string;
};

export type OptionGroupProps = OptionQuestion & {
  /** Options in a row where the group is at least 30rem wide, or 39rem for 4. Default: 2. Not for `wrap`. */
  columns?: OptionGroupColumns;
  /**
   * Layout of a narrower group. `pairs` has about half as many options in a row, `stack` one. `wrap` has no columns at
   * any width, and as many options in a row as fit. Default: `pairs`.
   */
  layout?: OptionGroupLayout;
} & (Single | Multiple);

type Group = {
  type: 'radio' | 'checkbox';
  name: string;
  isChosen: (value: string) => boolean;
  choose: (value: string, chosen: boolean) => void;
};

const GroupContext = createContext<Group | null>(null);

/**
 * Columns of a wide group. By the width of the group and not of the window, because a host may put the group into a narrow
 * column of a wide page.
 */
const columnsClass: Record<OptionGroupColumns, string> = {
  1: '',
  2: '@min-[30rem]:grid-cols-2',
  3: '@min-[30rem]:grid-cols-3',
  4: '@min-[39rem]:grid-cols-4',
};

/**
 * Question with option cards: native radio buttons or checkboxes in a fieldset.
 *
 * Except in `wrap`, the group has `container-type: inline-size`, so its options add nothing to its own width. Give it a
 * width if its parent shrinks to its content, as in a flex row.
 */
export function OptionGroup(props: OptionGroupProps) {
  const {
    legend,
    hideLegend = false,
    hint,
    error,
    name,
    columns = 2,
    layout = 'pairs',
    type = 'single',
    value,
    defaultValue,
    onValueChange,
    'aria-describedby': describedBy,
    className,
    children,
    ref,
    ...rest
  } = props;
  const id = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [initial] = useState(defaultValue ?? (type === 'multiple' ? [] : ''));
  // `type` determines which of the two functions the host has set.
  const onChange = onValueChange as (value: string | readonly string[]) => void;
  const [current, setCurrent] = useControllable('OptionGroup or ChipGroup', value, initial, onChange);
  const isControlled = value !== undefined;
  // Resetting a form changes its inputs without a `change` event.
  useEffect(() => {
    const form = fieldset.current?.form;
    if (!form || isControlled) return;
    // In a task of its own, because a listener that is called later may prevent the reset.
    const reset = (event: Event) => setTimeout(() => event.defaultPrevented || setCurrent(initial));
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [isControlled, initial, setCurrent]);
  const inputName = name ?? id;
  const group = useMemo<Group>(() => {
    const values = typeof current === 'string' ? [current] : current;
    return {
      type: type === 'multiple' ? 'checkbox' : 'radio',
      name: inputName,
      isChosen: (option) => values.includes(option),
      choose: (option, isChosen) => {
        if (type !== 'multiple') return setCurrent(option);
        const others = values.filter((entry) => entry !== option);
        setCurrent(isChosen ? [...others, option] : others);
      },
    };
  }, [type, inputName, current, setCurrent]);
  const described = cn(describedBy, error && `${id}-error`, hint && `${id}-hint`);
  const hasPairs = layout !== 'stack' && columns > 2;
  const gridClass = cn(
    'grid grid-cols-1 gap-3',
    hasPairs && '@min-[19rem]:grid-cols-2',
    columnsClass[columns],
  );
  return (
    <fieldset
      // ARIA does not allow `aria-invalid` on a fieldset, but on a radiogroup.
      {...(type === 'single' && { role: 'radiogroup', 'aria-invalid': error ? true : undefined })}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      data-state={error ? 'invalid' : undefined}
      {...rest}
      ref={useComposedRefs(fieldset, ref)}
      // Only columns need a container query. With `wrap` the group may get its width from its options.
      className={cn('flex min-w-0 flex-col gap-2', layout !== 'wrap' && '@container', className)}
    >
      <legend
        id={`${id}-legend`}
        className={hideLegend ? 'sr-only' : 'text-small font-semibold text-ink mb-2'}
      >
        {legend}
      </legend>
      <GroupContext value={group}>
        <div className={layout === 'wrap' ? 'flex flex-wrap gap-2' : gridClass}>{children}</div>
      </GroupContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </fieldset>
  );
}

type OptionProps = ComponentPropsWithRef<'label'> & {
  value: string;
  disabled?: boolean | undefined;
  /** ARIA attributes of the input. Default: the label names it. */
  aria?: Pick<ComponentPropsWithRef<'input'>, 'aria-labelledby' | 'aria-describedby'>;
};

/**
 * One option of the group around it: a label around its native input, which has no look of its own and is 24 px wide at
 * the option's edge. The whole label can be pressed; an input stretched over it would make it impossible to select or
 * long-press the text. Throws outside of a group.
 */
export function Option({ value, disabled, aria, className, children, ...rest }: OptionProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('An option needs an OptionGroup or ChipGroup around it');
  const isChosen = group.isChosen(value);
  return (
    <label
      data-state={isChosen ? 'checked' : 'unchecked'}
      {...rest}
      className={cn(
        'border-line-strong relative border transition-colors duration-(--motion-fast) hover:border-ink',
        'has-focus-visible:outline-focus has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-disabled:hover:border-line-strong forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:border-3',
        className,
      )}
    >
      <input
        {...aria}
        {...{ value, disabled }}
        type={group.type}
        name={group.name}
        checked={isChosen}
        onChange={({ target }) => group.choose(value, target.checked)}
        className="absolute inset-y-0 start-0 my-auto h-full w-6 cursor-[inherit] appearance-none bg-none outline-none"
      />
      {children}
    </label>
  );
}
