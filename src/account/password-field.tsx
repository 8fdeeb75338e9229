import { useState } from 'react';
import { cn } from '../lib/cn.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'messages'> & {
  /** Text of the button. */
  show: string;
  /** Completes the accessible name of the button. */
  showWhat: string;
};

/**
 * A password field with a button that shows the password. Pasting works and no length is enforced, so that password
 * managers can fill it in (WCAG 3.3.8). The button keeps its name and has a pressed state, so that its state is
 * announced once.
 */
export function PasswordField({ show, showWhat, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      messages={{ required: '' }}
      spellCheck={false}
      // Set only while the password is shown as text. HTML does not allow the attribute on a password field.
      autoCapitalize={shown ? 'none' : undefined}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className={cn(
            'min-h-8 rounded-pill px-2.5 text-small font-semibold underline-offset-4 transition-colors max-sm:min-h-11',
            shown ? 'bg-inverse text-ground' : 'text-ink hover:text-accent-ink underline',
          )}
        >
          {show}
          <span className="sr-only">{showWhat}</span>
        </button>
      }
    />
  );
}
