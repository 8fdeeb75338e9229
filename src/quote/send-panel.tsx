import { useRef, useState, type ComponentProps } from 'react';
import { displayName, distinctNames } from '../lib/display-name.ts';
import { photoKey, splitPresent } from '../lib/photo-key.ts';
import { toRegionText } from '../lib/use-announcement.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { acceptAttribute, acceptPhotos } from '../photos/accept.ts';
import { identifyByContent } from '../photos/received-files.ts';
import { joinNames, rejectionSentences } from '../photos/rejection-messages.ts';
import { Button } from '../ui/button.tsx';
import { AlertPanel } from './alert-panel.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { findUnconfirmedAttempt, isConflict, isSending } from './order/order-machine.ts';

/** Texts of the panel about unreadable files, except its title. */
const unreadableMessages = {
  text: 'This happens when a file is moved, changed or removed after you added it, or when its card is ejected. Nothing was sent; everything else is still here.',
  chooseAgain: 'Choose it again',
  chooseAgainNamed: (name: string) => `Choose it again: ${name}`,
  chooseAllAgain: 'Choose them again',
  /** Chosen files that replace none of several. `names`: the first of them. */
  unfitting: (count: number, names: string) =>
    count === 1
      ? `${names} has another name or size than the files that can’t be read and was left out. To use it anyway, choose it for one of the files below.`
      : `${count} files have another name or size than the files that can’t be read and were left out: ${names}. To use one of them anyway, choose it for one of the files below.`,
  sendWithout: (count: number): string => (count === 1 ? 'Send without it' : 'Send without them'),
};
export type UnreadableMessages = typeof unreadableMessages;

const PanelButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" size="sm" {...props} />
);

/**
 * Panel that says why no order was placed, with a button for each way to continue. It is shown until the reason no
 * longer applies.
 */
export function SendPanel() {
  const { order, session, words, submit, idOf } = useQuoteFormContext();
  const { failure, step, lostFiles } = order;
  const versionWords = words.mayHaveArrived;
  const fileWords = withDefaults(unreadableMessages, words.unreadable);
  const dispatchOf = (type: 'resendEarlier' | 'cancel') => () => session.dispatch({ type });
  const sendWithout = () => {
    const photos = order.quote.photos.filter((file) => lostFiles.includes(file));
    session.edit({ type: 'remove', list: 'photos', files: photos });
    session.edit({ type: 'remove', list: 'references', files: lostFiles });
    submit();
  };
  // The server may have accepted an earlier version, and the form differs from it. Nothing is sent before the visitor
  // chooses one.
  if (step === 'choosingVersion')
    return (
      <AlertPanel
        key="arrived"
        takesFocus
        titleId={idOf('question')}
        title={versionWords.title}
        text={versionWords.text}
      >
        {findUnconfirmedAttempt(order)?.payload && (
          <PanelButton onClick={dispatchOf('resendEarlier')}>{versionWords.sendFirst}</PanelButton>
        )}
        <PanelButton onClick={() => submit('sendSeparately')}>{versionWords.sendAsOwn}</PanelButton>
        <PanelButton variant="quiet" onClick={dispatchOf('cancel')}>
          {versionWords.cancel}
        </PanelButton>
      </AlertPanel>
    );
  if (lostFiles.length > 0) {
    const { photos, references } = order.quote;
    // Each file has the same name as in its list.
    const names = new Map([...distinctNames(photos), ...distinctNames(references)]);
    return (
      <AlertPanel
        key="unreadable"
        takesFocus
        titleId={idOf('failure')}
        title={words.unreadable.title(lostFiles.length)}
        text={
          <>
            {fileWords.text}
            <ChooseAgain lost={lostFiles} />
            {/* Scrolls, so that the buttons beside and below hundreds of files stay in view, also with large text. The
                padding leaves room for focus rings, which a scrolling box would cut. */}
            <span
              className="flex flex-col gap-1 overflow-y-auto p-2"
              style={{ margin: '0 -0.5rem -0.5rem', maxHeight: 'min(20rem, 50dvh)' }}
            >
              {lostFiles.map((file) => (
                <ChooseAgain key={photoKey(file)} lost={[file]} name={names.get(file) ?? file.name} />
              ))}
            </span>
          </>
        }
      >
        {photos.some((file) => !lostFiles.includes(file)) && (
          <PanelButton onClick={sendWithout}>{fileWords.sendWithout(lostFiles.length)}</PanelButton>
        )}
      </AlertPanel>
    );
  }
  if (!failure) return null;
  const reason = words.failedReason(failure.call, failure.error);
  return (
    // The toast has announced the failure. The panel stays during the next attempt: its button is disabled meanwhile, and
    // gets the focus back afterwards.
    <AlertPanel
      titleId={idOf('failure')}
      title={words.failed[failure.call]}
      text={
        <>
          {reason && <bdi>{reason} </bdi>}
          {isConflict(failure) && `${words.newOrderRisk} `}
          <span className="text-muted">{words.kept}</span>
        </>
      }
    >
      <PanelButton busy={isSending(order)} onClick={() => submit()}>
        {words.tryAgain}
      </PanelButton>
      {isConflict(failure) && (
        <PanelButton busy={isSending(order)} onClick={() => submit('resendWithNewKey')}>
          {words.sendAsNew}
        </PanelButton>
      )}
    </AlertPanel>
  );
}

/**
 * Pairs unreadable files with chosen ones of the same key, or else of the same name and size, because a copy may have
 * another time. A single unreadable file is paired with any.
 */
function pairUp(lost: readonly File[], chosen: readonly File[]): Map<File, File> {
  const keys = [
    photoKey,
    ({ name, size }: File) => `${name}/${size}`,
    ...(lost.length === 1 ? [() => ''] : []),
  ];
  const pairs = new Map<File, File>();
  for (const keyOf of keys) {
    const left = new Map(lost.filter((file) => !pairs.has(file)).map((file) => [keyOf(file), file]));
    for (const by of splitPresent([...pairs.values()], chosen).missing) {
      const file = left.get(keyOf(by));
      if (file) pairs.set(file, by);
      left.delete(keyOf(by));
    }
  }
  return pairs;
}

type ChooseAgainProps = {
  /** The unreadable files that are replaced. Of several, each is replaced by a file of its name and size. */
  lost: readonly File[];
  /** Name of the one file. */
  name?: string;
};

/**
 * Button to choose unreadable files again, and its status. Once only one of several files is left, that file has its own
 * button, and only the status of the common one stays.
 */
function ChooseAgain({ lost, name }: ChooseAgainProps) {
  const { order, session, words, pickerMessages } = useQuoteFormContext();
  const texts = withDefaults(unreadableMessages, words.unreadable);
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<string | null>(null);
  const isCommon = name === undefined;
  const label = isCommon ? texts.chooseAllAgain : texts.chooseAgainNamed(name);
  const choose = async (chosen: File[]) => {
    // None of the other files of the order can replace one of these.
    const others = splitPresent(lost, [...order.quote.photos, ...order.quote.references]).missing;
    const identified = await identifyByContent(chosen, others);
    // Passes only those of the others that were chosen, too: `acceptPhotos` counts all that it gets against the limit of a list.
    const { accepted, rejected } = acceptPhotos(identified, splitPresent(identified, others).present);
    const pairs = pairUp(lost, accepted);
    if (pairs.size > 0) session.edit({ type: 'replaceFiles', pairs });
    const { rejection } = pickerMessages ?? {};
    const sentences = rejectionSentences(rejected, rejection);
    const unused = splitPresent([...pairs.values()], accepted).missing.map((file) => displayName(file.name));
    if (isCommon && unused.length > 0)
      sentences.push(texts.unfitting(unused.length, joinNames(unused, rejection?.more)));
    setStatus((shown) => toRegionText(sentences.join(' '), shown ?? ''));
  };
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {!isCommon && <bdi className="font-mono">{name}</bdi>}
      {(!isCommon || lost.length > 1) && (
        <>
          <Button variant="link" size="sm" aria-label={label} onClick={() => input.current?.click()}>
            {isCommon ? label : texts.chooseAgain}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple={isCommon}
            accept={acceptAttribute}
            aria-label={label}
            onChange={({ currentTarget }) => {
              const chosen = Array.from(currentTarget.files ?? []);
              currentTarget.value = '';
              void choose(chosen);
            }}
          />
        </>
      )}
      <span role="status" className="basis-full">
        {status}
        {/* Only announced: the title shows it. */}
        {isCommon && lost.length > 1 && status !== null && (
          <span className="sr-only"> {words.unreadable.title(lost.length)}</span>
        )}
      </span>
    </span>
  );
}
