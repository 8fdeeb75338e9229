import { useRef, useState, type ComponentProps } from 'react';
import { distinctNames } from '../lib/display-name.ts';
import { photoKey, splitPresent } from '../lib/photo-key.ts';
import { acceptAttribute, acceptPhotos } from '../photos/accept.ts';
import { identifyByContent } from '../photos/received-files.ts';
import { rejectionSentences, type RejectionMessages } from '../photos/rejection-messages.ts';
import { Button } from '../ui/button.tsx';
import { AlertPanel } from './alert-panel.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import type { QuoteMessages } from './quote-messages.ts';
import { findUnconfirmedAttempt, isConflict, isSending } from './order/order-machine.ts';

const PanelButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" size="sm" {...props} />
);

/**
 * Panel that says why no order was placed, with a button for each way to continue. It is shown until the reason no
 * longer applies.
 */
export function SendPanel() {
  const { order, session, words, submit, idOf, pickerMessages } = useQuoteFormContext();
  const { failure, step, lostFiles } = order;
  const { mayHaveArrived: versionWords, unreadable: fileWords } = words;
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
    const present = [...photos, ...references];
    // Each file has the same name as in its list.
    const names = new Map([...distinctNames(photos), ...distinctNames(references)]);
    return (
      <AlertPanel
        key="unreadable"
        takesFocus
        titleId={idOf('failure')}
        title={fileWords.title(lostFiles.length)}
        text={
          <>
            {fileWords.text}
            <span className="mt-2 flex flex-col gap-1">
              {lostFiles.map((file) => (
                <FileAgain
                  key={photoKey(file)}
                  name={names.get(file) ?? file.name}
                  {...{ file, present, texts: fileWords }}
                  rejection={pickerMessages?.rejection}
                  onFile={(by) => session.edit({ type: 'replaceFile', file, by })}
                />
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

type FileAgainProps = {
  file: File;
  name: string;
  /** Sentences about files that cannot replace an unreadable file. Default: the photo picker's. */
  rejection: RejectionMessages | undefined;
  /** The files of the order. None of the others can replace this file. */
  present: readonly File[];
  onFile: (by: File) => void;
  texts: QuoteMessages['unreadable'];
};

function FileAgain({ file, name, present, onFile, texts, rejection }: FileAgainProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sentences, setSentences] = useState<readonly string[]>([]);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <bdi className="font-mono">{name}</bdi>
      <Button
        variant="link"
        size="sm"
        aria-label={texts.chooseAgainNamed(name)}
        onClick={() => input.current?.click()}
      >
        {texts.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute}
        aria-label={texts.chooseAgainNamed(name)}
        onChange={async ({ currentTarget }) => {
          const chosen = Array.from(currentTarget.files ?? []);
          currentTarget.value = '';
          const others = splitPresent([file], present).missing;
          const { accepted, rejected } = acceptPhotos(await identifyByContent(chosen, others), others);
          if (accepted[0]) onFile(accepted[0]);
          setSentences(rejectionSentences(rejected, rejection));
        }}
      />
      <span role="status" className="basis-full">
        {sentences.join(' ')}
      </span>
    </span>
  );
}
