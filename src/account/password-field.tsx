import { useState } from 'react';
import { cn } from '../lib/cn.ts';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

const defaultMessages = { show: 'Show', showWhat: ' password' };

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'messages'> & {
  /** `show` is on the button; `showWhat` completes its name for assistive technology. */
  toggleMessages?: Partial<typeof defaultMessages>;
};

/**
 * A password that can be looked at. Pasting works and nothing counts characters: password managers fill it
 * (WCAG 3.3.8). The button keeps its name and is pressed or not, so that its state is said once.
 */
export function PasswordField({ toggleMessages, ...rest }: PasswordFieldProps) {
  const words = { ...defaultMessages, ...toggleMessages };
  const [shown, setShown] = useState(false);
  return (
    <TextField
      messages={{ required: '' }}
      spellCheck={false}
      // Only text is ever capitalized; on a password field HTML knows no such attribute.
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
          {words.show}
          <span className="sr-only">{words.showWhat}</span>
        </button>
      }
    />
  );
}
