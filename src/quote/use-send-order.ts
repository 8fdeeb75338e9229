import { QueryClientContext } from '@tanstack/react-query';
import { use, useEffect, useRef, useState } from 'react';
import { failureToast } from '../api/errors.ts';
import { ordersKey } from '../api/queries.ts';
import { toast } from '../lib/toast-store.ts';
import { createUploadProgress } from '../photos/upload-progress.ts';
import type { QuoteState } from './quote-state.ts';
import { createOrderSender, type Outcome, type SendStep } from './submit-order.ts';

/** What the failure panel shows: the same words as the toast, for as long as they hold. */
export type SendFailure = { step: SendStep; title: string; description: string };

/** SPEC §8, word for word. */
export const successToast = (id: string) => ({
  title: 'Order Submitted Successfully!',
  description: `Your order #${id} has been received. We'll send you a confirmation email shortly.`,
});

/** Sends the order and says how it goes: step, progress, failure, toasts. */
export function useSendOrder() {
  const queries = use(QueryClientContext);
  const [step, setStep] = useState<SendStep | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [{ sender, progress }] = useState(() => ({
    sender: createOrderSender(),
    progress: { photos: createUploadProgress(), references: createUploadProgress() },
  }));
  const attempt = useRef<AbortController | null>(null);

  // A form that goes away takes its upload with it. An order that is already under way goes on: its answer
  // still raises the toast, and nobody could tell whether the server had taken it.
  const stepNow = useRef<SendStep | null>(null);
  useEffect(() => () => void (stepNow.current === 'uploading' && attempt.current?.abort()), []);

  const enter = (next: SendStep | null) => {
    stepNow.current = next;
    setStep(next);
    if (next !== 'uploading') for (const list of Object.values(progress)) list.clear();
  };

  async function send(state: QuoteState): Promise<Outcome> {
    if (stepNow.current) return { kind: 'busy' };
    const controller = new AbortController();
    attempt.current = controller;
    progress.photos.start(state.photos);
    progress.references.start(state.references);
    const outcome = await sender.send(state, {
      signal: controller.signal,
      onStep: enter,
      onProgress: (list, loaded, total) => progress[list].report(loaded, total),
    });
    enter(null);
    setFailure(null);
    if (outcome.kind === 'sent') {
      toast(successToast(outcome.id));
      void queries?.invalidateQueries({ queryKey: ordersKey });
    }
    if (outcome.kind === 'failed') {
      const words = failureToast(outcome.step === 'uploading' ? 'upload' : 'createOrder', outcome.error);
      toast(words);
      setFailure({ step: outcome.step, title: words.title, description: words.description });
    }
    return outcome;
  }

  return { step, failure, progress, send, cancel: () => attempt.current?.abort() };
}

export type SendOrder = ReturnType<typeof useSendOrder>;
