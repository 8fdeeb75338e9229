import { useContext, useRef, useSyncExternalStore } from 'react';
import { formatSize } from '../lib/format-size.ts';
import { useLocale } from '../lib/locale.tsx';
import { useObstacle } from '../lib/obstacles.ts';
import { totalBytes } from '../photos/upload-progress.ts';
import { Button } from '../ui/button.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { useQuoteFormContext, type QuoteFormValue } from './quote-form-context.ts';
import { InTabs } from './quote-form-root.tsx';
import { quoteTabs } from './quote-options.ts';
import type { OrderSession } from './order/order-session.ts';
import { isEmpty } from './order/order-machine.ts';
import { noticeOffersStartOver } from './order-notices.tsx';

/**
 * Row with the number and size of the photos, “Start over”, the state of the upload, Back and the button of the next tab.
 * The last tab, and a form without tabs, have the submit button instead, and every tab has it while the order is sent.
 */
export function FormFooter() {
  const { order, session, tab, goToTab, words } = useQuoteFormContext();
  const { progress, timeLeft } = session;
  const locale = useLocale();
  const hasTabs = useContext(InTabs);
  const clicked = useRef<Element>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useObstacle(buttons);
  const { step } = order;
  const { photos } = order.quote;
  // Before the first write it is unknown whether there is room.
  const isStored = order.storage === 'works' && order.saved.updatedAt > 0;
  const canStartOver = isStored && !isEmpty(order) && !noticeOffersStartOver(order);
  /** Whether every photo of the draft is stored on the device. */
  const arePhotosStored = order.unstoredKeys.length === 0;
  const isUploading = step === 'uploading';
  const isSubmitting = step === 'recording' || step === 'submitting';
  const isBusy = isUploading || isSubmitting;
  const index = quoteTabs.findIndex((name) => name === tab);
  const [back, next] = hasTabs && !isBusy ? [quoteTabs[index - 1], quoteTabs[index + 1]] : [];
  return (
    <div
      className="border-line flex flex-wrap items-center gap-x-3 gap-y-4 border-t pt-5 noscript:hidden"
      data-print="hide"
    >
      <div className="text-small text-muted flex grow basis-full flex-wrap items-center gap-x-3 sm:basis-auto">
        {photos.length > 0 && (
          <p>{`${words.photos(photos.length)} · ${formatSize(totalBytes(photos), locale)}`}</p>
        )}
        {canStartOver && !isBusy && (
          <p>
            {arePhotosStored && words.draft.kept}{' '}
            <Button
              variant="link"
              size="sm"
              className={arePhotosStored ? 'ms-2' : undefined}
              onClick={() => session.dispatch({ type: 'startOver' })}
            >
              {words.draft.startOver}
            </Button>
          </p>
        )}
      </div>
      {isUploading && (
        <p className="text-small text-muted flex flex-wrap items-center gap-x-3">
          <Remaining {...{ timeLeft, words }} />
          <Button variant="link" size="sm" onClick={() => session.dispatch({ type: 'cancel' })}>
            {words.cancel}
          </Button>
        </p>
      )}
      <div
        ref={buttons}
        className="ms-auto flex gap-2 max-xs:flex-wrap max-sm:grow"
        // The second click of a double click would hit the button that took the place of the first one, and submit.
        onClickCapture={(event) => {
          const button = (event.target as Element).closest('button');
          if (event.detail < 2) clicked.current = button;
          if (clicked.current === button) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {back && (
          <Button key={back} variant="quiet" className="max-sm:px-3" onClick={() => goToTab(back)}>
            {words.back}
          </Button>
        )}
        {next ? (
          <Button
            key={next}
            className="max-sm:grow max-sm:px-4"
            aria-label={words.nextTab(words.tabs[next])}
            onClick={() => goToTab(next)}
          >
            {words.tabs[next]} <ArrowRightIcon className="size-4 rtl:-scale-x-100" />
          </Button>
        ) : (
          <Button key="submit" type="submit" className="max-sm:grow" busy={isBusy}>
            {!isBusy && words.submit}
            {isSubmitting && words.submitting}
            {isUploading && (
              <>
                {words.uploading}
                <Percent progress={progress} />
              </>
            )}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Uploaded share of all files, visual only. CSS generates the text, so that the text of the button is exactly
 * "Uploading Files..." (ordering 31).
 */
function Percent({ progress }: Pick<OrderSession, 'progress'>) {
  const readPercent = () => {
    const { sent, total } = progress.bytes();
    return total === 0 ? 0 : Math.floor((100 * sent) / total);
  };
  const percent = useSyncExternalStore(progress.subscribe, readPercent, () => 0);
  return (
    <span
      aria-hidden="true"
      data-text={`${percent}%`}
      className="min-w-[2.7em] [font-variant-numeric:tabular-nums] after:content-[attr(data-text)]"
    />
  );
}

/** The remaining time of the upload, once it can be estimated. */
function Remaining({ timeLeft, words }: Pick<OrderSession, 'timeLeft'> & Pick<QuoteFormValue, 'words'>) {
  const left = useSyncExternalStore(timeLeft.subscribe, timeLeft.left, () => null);
  return left === null ? null : <span>{words.timeLeft(left)}</span>;
}
