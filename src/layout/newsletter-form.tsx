import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { logUnexpected } from '../api/errors.ts';
import { cn } from '../lib/cn.ts';
import { formProps } from '../lib/form-props.ts';
import { isEmail } from '../lib/is-email.ts';
import { toRegionText } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';

/** Time for which the confirmation is shown, in ms (account 11). */
const CONFIRMATION_DURATION = 3000;

const defaultMessages = {
  label: 'Email for the newsletter',
  placeholder: 'you@studio.com',
  subscribe: 'Subscribe',
  subscribed: 'Subscribed!',
  /** Said when `onSubscribe` throws or rejects. */
  failed: 'Your email was not added. Try again.',
  malformed: 'That address looks incomplete. Try one like name@example.com.',
};

export type NewsletterFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /**
   * Called with the email. The form confirms when it has returned, or its promise has resolved. If it throws or rejects,
   * the form keeps the email. Default: nothing happens with the email, because no call exists for it (account 11).
   */
  onSubscribe?: (email: string) => unknown;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Form with one field, which subscribes to the newsletter. An empty field submits nothing. The focus stays in the
 * field.
 */
export function NewsletterForm({ onSubscribe, messages, className, ...rest }: NewsletterFormProps) {
  const words = withDefaults(defaultMessages, messages);
  const [state, setState] = useState<'idle' | 'malformed' | 'failed' | 'subscribed'>('idle');
  const [announced, setAnnounced] = useState('');
  /** The text that was submitted last. */
  const last = useRef('');
  /** The emails that are being added. None is added twice at a time. */
  const [sending] = useState(() => new Set<string>());
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: typeof state, sentence = '') => {
    // An earlier confirmation must not end this state.
    clearTimeout(timer.current);
    setState(next);
    setAnnounced((shown) => toRegionText(sentence, shown));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    const email = input?.value.trim();
    input?.focus();
    if (!input || !email) return;
    last.current = email;
    if (sending.has(email)) return;
    if (!isEmail(email)) return show('malformed', words.malformed);
    sending.add(email);
    let isAdded = true;
    try {
      await onSubscribe?.(email);
    } catch (error) {
      isAdded = false;
      logUnexpected(error, undefined);
    }
    sending.delete(email);
    // The form shows what became of the last one that was submitted.
    if (last.current !== email) return;
    if (!isAdded) return show('failed', words.failed);
    // The visitor may have typed another one meanwhile.
    if (input.value.trim() === email) input.value = '';
    show('subscribed', words.subscribed);
    timer.current = setTimeout(() => show('idle'), CONFIRMATION_DURATION);
  };

  const isMalformed = state === 'malformed';
  return (
    <form
      {...formProps}
      {...rest}
      data-state={state}
      onSubmit={submit}
      className={cn('noscript:hidden', className)}
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <div className="flex items-center gap-1.5 rounded-pill border border-line-strong bg-field p-[5px] transition-colors focus-within:border-ink in-data-[state=malformed]:border-accent-ink">
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          placeholder={words.placeholder}
          aria-invalid={isMalformed || undefined}
          aria-describedby={isMalformed ? `${id}-error` : undefined}
          onChange={() => isMalformed && show('idle')}
          className="min-h-10 min-w-0 flex-1 rounded-pill bg-transparent ps-3.5 pe-2 text-small text-ink max-sm:min-h-11 pointer-coarse:min-h-11"
        />
        <Button type="submit" size="sm">
          {words.subscribe}
        </Button>
      </div>
      <div role="status" className="mt-2.5 min-h-6 ps-[19px] text-small font-medium text-success">
        {isMalformed || state === 'failed' ? (
          <FieldError id={`${id}-error`}>{announced}</FieldError>
        ) : (
          announced
        )}
      </div>
    </form>
  );
}
