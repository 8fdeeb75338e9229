import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { AlertIcon } from './icons.tsx';

const defaultMessages = { required: '(required)', optional: '(optional)' };

/** Props that every labeled control shares. */
export type FieldOwnProps = {
  /** Label, always visible. A placeholder does not replace it. */
  label: ReactNode;
  /** Help with filling in the field, below the control. */
  hint?: ReactNode;
  /** Error message with how to correct it. Marks the control as invalid. */
  error?: ReactNode;
  /** Shows "(required)" beside the label, and sets the attribute for assistive technology. */
  required?: boolean;
  /** Shows "(optional)" beside the label. */
  optional?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/** Attributes that connect a control to its label, hint and error: spread them on the control. */
export type FieldControlProps = {
  /** ID that the label refers to. */
  id: string;
  /** Whether the control must be filled in. */
  required?: boolean;
  /** Set while the field has an error. */
  'aria-invalid'?: true;
  /** IDs of the hint and the error. */
  'aria-describedby'?: string;
};

export type FieldProps = FieldOwnProps &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** ID of the control, if another element must refer to it. */
    controlId?: string;
    /** IDs of further descriptions of the control. */
    describedBy?: string;
    /** Draws the control. */
    children: (control: FieldControlProps) => ReactNode;
  };

/** Label, control, hint and error, connected to each other. The base of every form control. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required,
    optional,
    messages,
    controlId,
    describedBy,
    children,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const id = controlId ?? ownId;
  const words = withDefaults(defaultMessages, messages);
  const described = cn(describedBy, error && `${id}-error`, hint && `${id}-hint`);
  return (
    <div
      {...rest}
      data-state={error ? 'invalid' : undefined}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <label htmlFor={id} className="text-small font-semibold text-ink self-start">
        {label} {/* Hidden, because the control itself says that it is required. */}
        {required && (
          <span aria-hidden="true" className="text-muted font-normal">
            {words.required}
          </span>
        )}
        {optional && <span className="text-muted font-normal">{words.optional}</span>}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(error && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </div>
  );
}

/** A field's error message with its triangle; renders nothing without children. */
export function FieldError({ className, children, ...rest }: ComponentPropsWithRef<'p'>) {
  if (!children) return null;
  return (
    <p {...rest} className={cn('text-small text-accent-ink flex gap-1.5 font-medium', className)}>
      <AlertIcon className="mt-[5px] size-3" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Help with filling in a field; renders nothing without children. */
export function FieldHint({ className, children, ...rest }: ComponentPropsWithRef<'p'>) {
  if (!children) return null;
  return (
    <p {...rest} className={cn('text-small text-muted', className)}>
      {children}
    </p>
  );
}

/** Class of every control with a box: input, textarea and select look the same. */
export const controlClass = cn(
  'bg-field text-ink border-line-strong rounded-field text-body min-h-12 w-full border px-4 py-2.5',
  'transition-colors duration-(--motion-fast) hover:border-ink focus-visible:border-ink',
  'aria-invalid:border-accent-ink aria-invalid:inset-ring-1 aria-invalid:inset-ring-accent-ink',
  'disabled:bg-sunken disabled:text-faint disabled:hover:border-line-strong',
);
