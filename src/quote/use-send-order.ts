import { useEffect, useRef, useState } from 'react';
import { failureReason, failureToast } from '../api/errors.ts';
import { toast } from '../lib/toast-store.ts';
import { createUploadProgress } from '../photos/upload-progress.ts';
import { alone } from './alone.ts';
import { warnBeforeLeaving } from './draft/leave-warning.ts';
import type { DraftLink } from './draft/use-draft.ts';
import type { QuoteState } from './quote-state.ts';
import { createOrderSender, type SendStep, type SharedOutcome } from './submit-order.ts';
import { createTimeLeft } from './time-left.ts';

/** What the failure panel shows: the title of the toast and the reason, for as long as they hold. */
export type SendFailure = { step: SendStep; title: string; description: string };

/** SPEC §8, word for word. */
export const successToast = (id: string) => ({
  title: 'Order Submitted Successfully!',
  description: `Your order #${id} has been received. We'll send you a confirmation email shortly.`,
});

/**
 * Sends the order and says how it goes: step, progress, time left, failure, toasts.
 *
 * @param draft The form's draft, which other tabs may show: then one of them sends it, and it ends with the order.
 */
export function useSendOrder(draft: DraftLink) {
  const [step, setStep] = useState<SendStep | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [{ sender, progress, timeLeft }] = useState(() => ({
    sender: createOrderSender({ memory: draft }),
    progress: { photos: createUploadProgress(), references: createUploadProgress() },
    timeLeft: createTimeLeft(),
  }));
  const attempt = useRef<AbortController | null>(null);

  // A form that goes away takes its upload with it. An order that is already under way goes on: its answer
  // still raises the toast, and nobody could tell whether the server had taken it.
  const stepNow = useRef<SendStep | null>(null);
  useEffect(() => () => void (stepNow.current === 'uploading' && attempt.current?.abort()), []);

  const isSending = step !== null;
  useEffect(() => (isSending ? warnBeforeLeaving() : undefined), [isSending]);

  const enter = (next: SendStep | null) => {
    stepNow.current = next;
    setStep(next);
    if (next === 'uploading') return;
    for (const list of Object.values(progress)) list.clear();
    timeLeft.clear();
  };

  /** Reached by one tab at a time. */
  async function sendAlone(state: QuoteState, signal: AbortSignal): Promise<SharedOutcome> {
    const before = await draft.sentAs();
    if (before !== undefined) return { kind: 'sentElsewhere', id: before };
    return sender.send(state, {
      signal,
      onStep: enter,
      // Before another tab may send: it finds the draft gone.
      onSent: draft.end,
      onProgress(list, loaded, total) {
        progress[list].report(loaded, total);
        const { sent, all } = bytesOf(Object.values(progress));
        timeLeft.report(sent, all);
      },
    });
  }

  async function send(state: QuoteState): Promise<SharedOutcome> {
    if (stepNow.current) return { kind: 'busy' };
    const controller = new AbortController();
    attempt.current = controller;
    enter('uploading');
    draft.hold();
    progress.photos.start(state.photos);
    progress.references.start(state.references);
    const outcome = await alone(draft.name, () => sendAlone(state, controller.signal));
    enter(null);
    setFailure(null);
    if (outcome === 'elsewhere') return { kind: 'elsewhere' };
    if (outcome.kind === 'sent') toast(successToast(outcome.id));
    if (outcome.kind === 'failed') {
      const form = outcome.step === 'uploading' ? 'upload' : 'createOrder';
      const words = failureToast(form, outcome.error);
      toast(words);
      setFailure({
        step: outcome.step,
        title: words.title,
        description: failureReason(form, outcome.error),
      });
    }
    return outcome;
  }

  return { step, failure, progress, timeLeft, send, cancel: () => attempt.current?.abort() };
}

export type SendOrder = ReturnType<typeof useSendOrder>;

/** Bytes of all lists together, and how many of them have left. */
export function bytesOf(lists: SendOrder['progress'][keyof SendOrder['progress']][]) {
  const bytes = lists.map((list) => list.bytes());
  return {
    sent: bytes.reduce((sum, list) => sum + list.sent, 0),
    all: bytes.reduce((sum, list) => sum + list.total, 0),
  };
}
