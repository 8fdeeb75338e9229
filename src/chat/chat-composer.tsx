import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { cn } from '../lib/cn.ts';
import { isBlankText } from '../lib/is-blank-text.ts';
import { isComposing } from '../lib/is-composing.ts';
import { controlClass } from '../ui/field.tsx';
import { SendIcon } from '../ui/icons.tsx';
import type { ChatMessages } from './chat-messages.ts';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether sending is disabled: while the chat connects, and while the agent types. */
  disabled: boolean;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  words: ChatMessages;
  onSend: (text: string) => void;
};

/** Message field. Enter sends, Shift+Enter starts a new line (chat 4). */
export function ChatComposer({ field, disabled, placeholder, text, onTextChange, words, onSend }: Props) {
  const hint = useId();

  const send = () => {
    if (disabled) return;
    if (isBlankText(text)) return field.current?.focus();
    onSend(text);
    onTextChange('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={onSubmit} className="bg-raised border-line shrink-0 border-t p-3">
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          rows={1}
          aria-label={words.field}
          aria-describedby={hint}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          disabled={disabled}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          className={cn(controlClass, 'field-sizing-content max-h-32 resize-none')}
        />
        <button
          type="submit"
          aria-label={words.send}
          disabled={disabled}
          className="bg-accent text-on-accent not-disabled:hover:bg-accent-strong disabled:bg-accent/65 rounded-field grid size-12 max-xs:size-target shrink-0 place-items-center border border-transparent transition-colors"
        >
          <SendIcon className="rtl:-scale-x-100" />
        </button>
      </div>
      {/* In a low window, as at high zoom, only screen readers get the hint, so that the field has room. */}
      <p id={hint} className="text-muted mt-2 px-1 font-mono text-edge [@media(height<26rem)]:sr-only">
        {words.automatedHint}
      </p>
    </form>
  );
}
