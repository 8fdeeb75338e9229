import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '../lib/cn.ts';
import { formProps } from '../lib/form-props.ts';
import { countMarks } from '../annotations/photo-mark.ts';
import type { PhotoPickerMessages } from '../photos/photo-picker-messages.ts';
import type { Sample } from '../looks/use-look-source.ts';
import type { Service } from '../pricing/catalogue.ts';
import type { StudioHours } from '../pricing/delivery-clock.ts';
import { EstimateReceipt } from '../pricing/estimate-receipt.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import type { AdviceAction } from './brief-check.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormFooter } from './form-footer.tsx';
import { BriefCheckList, QuoteActions } from './late-parts.tsx';
import { isSending } from './order/order-machine.ts';
import { DraftNotice, SendPanel, SendStatus, StorageNotice } from './order/order-notices.tsx';
import { isEmpty, type CreateOrder, type UploadFiles } from './order/order-session.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { QuotePrintOptions } from './quote-actions.tsx';
import { quoteMessages, type QuoteMessages } from './quote-messages.ts';
import { quoteTabs, type QuoteTab } from './quote-options.ts';
import { allServices, titleOf } from './service-titles.ts';
import { contactFields, detailsFields, pick, preferencesFields, priceFields } from './tab-fields.ts';
import { ContactTab } from './tabs/contact-tab.tsx';
import { DetailsTab } from './tabs/details-tab.tsx';
import { PreferencesTab } from './tabs/preferences-tab.tsx';
import { UploadTab } from './tabs/upload-tab.tsx';
import { useCheckToast } from './use-check-toast.ts';
import { useQuoteForm, type QuoteFormOptions, type SentOrder } from './use-quote-form.ts';
import { useTabWalk } from './use-tab-walk.ts';

export type QuoteFormProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  QuoteFormOptions & {
    /** What can be ordered, in the order of the list. Default: the 16 of the catalogue. */
    services?: readonly Pick<Service, 'id' | 'title'>[];
    /** When the office is open: for the delivery clock, and for deadlines. Without it there is no clock. */
    studio?: StudioHours;
    /** Lets a quote be printed and linked to, below the estimate: whose paper it is, where its link leads. */
    printOptions?: QuotePrintOptions;
    /** A photograph to show the looks on before the visitor has added one, or how to get it then. */
    sample?: Sample;
    /**
     * Keeps what is entered on this device, files included, until it is sent or was left alone for a week. One tab
     * has the draft at a time; another one offers to bring it over. Without a name, as before someone has agreed to
     * storage, nothing is kept. It cannot change.
     */
    draftKey?: string;
    /** Uploads files and resolves with their stored names, in order. Default: `uploadFiles`. It cannot change. */
    upload?: UploadFiles;
    /** Places the order. Default: the call `createOrder`. It cannot change. */
    createOrder?: CreateOrder;
    /** Called once per order that the server has taken, after its toast. */
    onSubmitted?: (order: SentOrder) => void;
    /** Stands at the right, on a phone below. Default: the estimate, which follows every choice. */
    aside?: ReactNode;
    /** Shown where scripts are off: how to order without the form. */
    noscript?: ReactNode;
    /** Words to say instead of its own; those left out stay. */
    messages?: Partial<QuoteMessages>;
    /** The same for the two fields of photos. */
    pickerMessages?: Partial<PhotoPickerMessages>;
  };

/**
 * The order form: photos, service, look and contact in four tabs, with the estimate beside it. It uploads
 * the photos, places the order exactly once, and shows its number (SPEC §4, §5, §7).
 */
export function QuoteForm(props: QuoteFormProps) {
  const {
    services = allServices,
    studio,
    printOptions,
    sample,
    defaults,
    draftKey,
    upload,
    createOrder,
    onSubmitted,
    aside,
    noscript,
    ...others
  } = props;
  const { messages, pickerMessages, className, ...rest } = others;
  const words = useMemo(() => ({ ...quoteMessages, ...messages }), [messages]);
  const form = useQuoteForm({
    defaults,
    draftKey,
    upload,
    createOrder,
    onTaken: (taken) => onSubmitted?.(taken),
  });
  const { order, session, progress, timeLeft, state, tab, setTab, actions, failures, messageFor } = form;
  const { sent } = order;
  const { card, idOf, goTo, walkTo } = useTabWalk(setTab);
  const { fields, photos, references, marks } = state;
  const showFailure = useCheckToast(failures);
  const isBusy = isSending(order);
  const openUpload = useCallback(() => setTab('upload'), [setTab]);

  useEffect(() => {
    if (tab !== 'upload') BriefCheckList.prepare();
  }, [tab]);

  // The line of a restored draft offers it itself.
  const hasLine = order.notice?.kind === 'restored' || order.notice?.kind === 'brought';
  const canStartOver = order.storage === 'kept' && !isEmpty(order) && !hasLine;

  function follow(advice: AdviceAction) {
    if (advice.kind === 'go') goTo(advice);
    else if (advice.kind === 'change') actions.change(advice.changes);
    else actions.matchCount();
  }

  function submit() {
    if (isBusy) return;
    const [first] = form.check();
    if (first) {
      showFailure(first);
      goTo(first);
      return;
    }
    // How the sending goes is shown on its button, which is on the last tab.
    setTab('contact');
    session.submit();
  }

  return (
    <div
      {...rest}
      className={cn('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_350px] lg:gap-[34px]', className)}
    >
      <div className="flex min-w-0 flex-col gap-6">
        {sent && (
          <OrderConfirmation
            order={sent}
            serviceTitle={titleOf(services, sent.payload.serviceType)}
            onStartAnother={() => {
              session.dispatch({ type: 'noted', notes: { sent: null } });
              goTo({ tab: 'upload', field: 'photos' });
            }}
            messages={messages}
          />
        )}
        <form
          ref={card}
          aria-label={words.form}
          {...formProps}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={(event) => tab !== 'contact' && holdEnter(event)}
          className="border-line bg-raised shadow-raised rounded-card data-dragging:outline-focus border data-dragging:outline-3 data-dragging:outline-offset-2"
        >
          {noscript && <noscript>{noscript}</noscript>}
          <Tabs value={tab} onValueChange={(value) => setTab(value as QuoteTab)}>
            <TabsList variant="steps" aria-label={words.form}>
              {quoteTabs.map((name, index) => (
                <TabsTrigger
                  key={name}
                  value={name}
                  step={index + 1}
                  state={failures.some((failure) => failure.tab === name) ? 'error' : undefined}
                >
                  {words.tabs[name]}
                </TabsTrigger>
              ))}
            </TabsList>
            <div className="flex flex-col gap-6 p-[clamp(1.125rem,0.6rem+2.1vw,1.875rem)]">
              <DraftNotice {...{ order, session, words }} onShown={() => walkTo('upload')} />
              <ErrorSummary {...{ failures, idOf, words }} onSelect={goTo} />
              {/* What is being sent can't be changed any more; "contents" keeps the box out of the layout. */}
              <fieldset disabled={isBusy} className="contents">
                <TabsContent value="upload" forceMount>
                  <UploadTab
                    // Another draft begins without what the picker said about the last one's files.
                    key={order.round}
                    {...{ photos, references, marks, actions, words, pickerMessages }}
                    imageCount={fields.imageCount}
                    progress={progress}
                    unreadable={order.unreadable}
                    dropTarget={card}
                    onReceive={openUpload}
                    inputId={idOf('photos')}
                    error={messageFor('photos')}
                    disabled={isBusy}
                  />
                  <StorageNotice {...{ order, words }} />
                </TabsContent>
                <TabsContent value="details" forceMount>
                  <DetailsTab
                    {...{ services, actions, words }}
                    {...pick(fields, detailsFields)}
                    photos={photos}
                    serviceId={idOf('serviceType')}
                    countId={idOf('imageCount')}
                    requirementsId={idOf('specialRequirements')}
                    error={messageFor('serviceType')}
                  />
                </TabsContent>
                <TabsContent value="preferences" forceMount>
                  <PreferencesTab
                    {...pick(fields, preferencesFields)}
                    {...{ photos, sample }}
                    isOpen={tab === 'preferences'}
                    change={actions.change}
                    colorsId={idOf('colorPrefs')}
                    words={words}
                  />
                </TabsContent>
                <TabsContent value="contact" forceMount>
                  <div className="flex flex-col gap-7">
                    <ContactTab
                      {...pick(fields, contactFields)}
                      {...{ actions, words }}
                      nameId={idOf('clientName')}
                      emailId={idOf('clientEmail')}
                      phoneId={idOf('clientPhone')}
                      deadlineId={idOf('projectDeadline')}
                      nameError={messageFor('clientName')}
                      emailError={messageFor('clientEmail')}
                      deadlineError={messageFor('projectDeadline')}
                    />
                    {tab === 'contact' && <BriefCheckList {...{ state, studio }} onAct={follow} />}
                    <OrderSummary
                      {...{ fields, words }}
                      serviceTitle={titleOf(services, fields.serviceType)}
                      photoCount={photos.length}
                      referenceCount={references.length}
                      markCount={countMarks(photos, marks)}
                    />
                  </div>
                </TabsContent>
              </fieldset>
              <SendPanel {...{ order, session, words }} onSubmit={submit} />
              <SendStatus {...{ order, words }} />
              <FormFooter
                {...{ tab, photos, words, progress, timeLeft }}
                step={order.step}
                cancel={() => session.dispatch({ type: 'cancel' })}
                onTabChange={walkTo}
                onStartOver={canStartOver ? () => session.dispatch({ type: 'startOver' }) : undefined}
              />
            </div>
          </Tabs>
        </form>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6">
        {aside ?? <Receipt {...pick(fields, priceFields)} studio={studio} />}
        {printOptions && fields.serviceType !== '' && (
          <QuoteActions className="mt-5" {...printOptions} {...{ state, studio }} />
        )}
      </div>
    </div>
  );
}

/** Enter in a one-line field presses the form's submit button; before the last tab nobody means that. */
function holdEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event;
  const isLine = target instanceof HTMLInputElement && !/^(file|button|submit)$/.test(target.type);
  if (event.key === 'Enter' && isLine) event.preventDefault();
}

// The receipt follows the fields that have a price, and rests while others are typed into.
const Receipt = memo(EstimateReceipt);
