import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { callHost } from '../lib/call-host.ts';
import { toRegionText } from '../lib/use-announcement.ts';
import { inTime, wait } from '../lib/wait.ts';
import { acceptPhotos, isPhoto } from './accept.ts';
import { identifyByContent, type Received } from './received-files.ts';
import { rejectionSentences } from './rejection-messages.ts';
import type { PhotoPickerMessages } from './photo-picker-messages.ts';
import { displayName } from '../lib/display-name.ts';

export type PhotoIntakeOptions = {
  photos: readonly File[];
  onAdd: (files: File[]) => void;
  /** Called when files arrive. A folder is read after it, which can take seconds. */
  onReceive?: () => void;
  note?: string;
  words: PhotoPickerMessages;
  /** While true, received files wait. */
  disabled: boolean;
  /**
   * State of the files that were received and not checked yet. `PhotoPicker` holds it, because a new `listKey` mounts this hook
   * again while a folder is still being read.
   */
  queue: readonly [Waiting, Dispatch<SetStateAction<Waiting>>];
};

/**
 * Time after which reading no longer counts as `isPending`, in ms: a folder on a network may hang, and the order would wait
 * for ever. The visitor is told that photos may be missing. If the folder is read after all, its photos are still added.
 */
const READING_LIMIT = 60_000;

/** An entry without `files` is still being read. */
export type Waiting = readonly Partial<Received>[];

/** Checks received files, passes the accepted ones to the list, and reports the others. */
export function usePhotoIntake(options: PhotoIntakeOptions) {
  const { photos, onAdd, onReceive, note, words, disabled, queue } = options;
  const [waiting, setWaiting] = queue;
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const [status, setStatus] = useChangeStatus(photos.length, words, note);
  const receive = async (reading: Received | Promise<Received>) => {
    callHost(() => onReceive?.());
    const placeholder = {};
    const removePlaceholder = () => setWaiting((before) => before.filter((one) => one !== placeholder));
    setWaiting((before) => [...before, placeholder]);
    const limit = setTimeout(() => {
      removePlaceholder();
      setSentences([words.partialFolder]);
    }, READING_LIMIT);
    const received = await reading;
    clearTimeout(limit);
    removePlaceholder();
    setWaiting((before) => [...before, received]);
  };

  const take = useEffectEvent((batch: Received, files: readonly File[]) => {
    // More may have arrived since this render.
    setWaiting((now) => now.filter((one) => one !== batch));
    const { folders = [], isPartial } = batch;
    const { accepted, rejected } = acceptPhotos(files, photos);
    const empty = files.some(isPhoto) ? [] : folders.map((name) => words.emptyFolder(displayName(name)));
    const aboutFolders = isPartial ? [words.partialFolder] : empty;
    const isNothing = files.length === 0 && folders.length === 0;
    setSentences([
      ...(isNothing ? [words.link] : []),
      ...rejectionSentences(rejected, words.rejection),
      ...aboutFolders,
    ]);
    if (accepted.length > 0) callHost(() => onAdd(accepted));
    // A live region is read as a whole, so an earlier status would be repeated before the reasons.
    else setStatus('');
  });
  const identify = useEffectEvent((files: File[]) =>
    inTime(wait, READING_LIMIT, identifyByContent(files, photos)),
  );
  // Takes one batch a render, so that `photos` has the files of the batch before.
  useEffect(() => {
    const batch = waiting.find((one): one is Received => one.files !== undefined);
    if (disabled || !batch) return undefined;
    let isCurrent = true;
    void identify(batch.files).then((files) => isCurrent && take(batch, files ?? batch.files));
    return () => void (isCurrent = false);
  }, [waiting, disabled]);

  return { receive, isPending: waiting.length > 0, sentences, status, dismiss: () => setSentences([]) };
}

/** Announces each change of the list in one sentence, followed by the note of that moment. */
function useChangeStatus(count: number, words: PhotoPickerMessages, note = '') {
  const [status, setStatus] = useState('');
  const before = useRef(count);
  const say = useEffectEvent((difference: number) => {
    if (difference === 0) return;
    const sentence = difference > 0 ? words.added(difference) : words.removed(-difference);
    setStatus((shown) => toRegionText(`${sentence} ${note}`.trim(), shown));
  });
  useEffect(() => {
    say(count - before.current);
    before.current = count;
  }, [count]);
  return [status, setStatus] as const;
}
