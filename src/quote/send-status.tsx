import { useState } from 'react';
import type { QuoteMessages } from './quote-messages.ts';
import { useOnline } from './use-online.ts';

export type SendStatusProps = {
  /** The upload was canceled, or another tab is at it. */
  said: 'canceled' | 'elsewhere' | null;
  /** The last attempt has failed, and can be made again. */
  hasFailed: boolean;
  /** An order is being sent. */
  isBusy: boolean;
  words: QuoteMessages;
};

/**
 * One sentence about the connection, or about what became of the last attempt. The connection comes first: as long
 * as there is none, nothing else helps. Once it is back this only says so to whoever has tried; sending waits
 * for their word.
 */
export function SendStatus({ said, hasFailed, isBusy, words }: SendStatusProps) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  if (isBusy && isOnline && wasOffline) setWasOffline(false);
  const isBack = isOnline && wasOffline && hasFailed && !isBusy;
  return (
    <p role="status" className="text-small text-muted empty:-mt-6">
      {!isOnline && words.offline}
      {isBack && words.onlineAgain}
      {isOnline && !isBack && said && words[said]}
    </p>
  );
}
