import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  memo,
  startTransition,
  useEffect,
  useMemo,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cn } from '../lib/cn.ts';
import { formProps } from '../lib/form-props.ts';
import type { Photograph } from '../photos/photograph.ts';
import { EstimateReceipt, type EstimateReceiptProps } from '../pricing/estimate-receipt.tsx';
import { Tabs, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { FormFooter } from './form-footer.tsx';
import {
  ContactFields,
  DetailsFields,
  ErrorSummary,
  OrderConfirmation,
  OrderReview,
  PreferencesFields,
  QuoteActions,
  SendPanel,
} from './lazy-parts.tsx';
import { DraftNotice, SendStatus, StorageNotice } from './order-notices.tsx';
import type { OrderConfirmationProps } from './order-confirmation.tsx';
import type { QuoteActionsProps, QuotePrintOptions } from './quote-actions.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { InTabs, QuoteFormRoot, Section, useIsOpen, type QuoteFormOptions } from './quote-form-root.tsx';
import { lastTab, quoteTabs, type QuoteTab } from './quote-options.ts';
import { pricedFields, type QuoteDefaults } from './quote-state.ts';
import { titleOf } from './service-titles.ts';
import { UploadFields } from './tabs/upload-fields.tsx';

export type QuoteFormProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  QuoteFormOptions & {
    /** Adds buttons below the estimate that print the quote and copy a link to it. */
    printOptions?: QuotePrintOptions;
    /** A photograph that shows the looks until the visitor adds one, or a function that loads it then. */
    sample?: Photograph | (() => Promise<Photograph>);
    /** Content beside the form, on a phone below it. Default: `QuoteFormReceipt`, the estimate. */
    aside?: ReactNode;
    /** Overrides for the default text of the estimate. */
    receiptMessages?: EstimateReceiptProps['messages'];
    /** Overrides for the default text of the estimate's line about delivery. */
    deliveryMessages?: EstimateReceiptProps['deliveryMessages'];
    /** Shown where scripts are disabled: how to order without the form. */
    noscript?: ReactNode;
  };

/**
 * The order form: photos, service, look and contact in four tabs, with the estimate beside it. It uploads the photos,
 * places the order exactly once, and shows its number. This is the default layout of the parts below; a host can
 * arrange them differently inside a `QuoteFormRoot`.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { printOptions, sample, aside, noscript, className, ...others } = props;
  const { receiptMessages, deliveryMessages, ...root } = others;
  return (
    <QuoteFormRoot
      {...root}
      className={cn('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_350px] lg:gap-[34px]', className)}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <QuoteFormConfirmation />
        <QuoteFormCard>
          {noscript && <noscript>{noscript}</noscript>}
          <QuoteFormTabs>
            <QuoteFormBody>
              <QuoteFormNotices />
              <QuoteFormUpload />
              <QuoteFormDetails />
              <QuoteFormPreferences sample={sample} />
              <QuoteFormContact>
                <QuoteFormReview />
              </QuoteFormContact>
              <QuoteFormFooter />
            </QuoteFormBody>
          </QuoteFormTabs>
        </QuoteFormCard>
      </div>
      <div className="min-w-0 lg:sticky lg:top-6">
        {aside ?? <QuoteFormReceipt messages={receiptMessages} deliveryMessages={deliveryMessages} />}
        {printOptions && <QuoteFormActions className="mt-5" {...printOptions} />}
      </div>
    </QuoteFormRoot>
  );
}

/** The number of the order that was sent, until the visitor starts another. Nothing before. */
export function QuoteFormConfirmation(
  props: Omit<OrderConfirmationProps, 'order' | 'serviceTitle' | 'onStartAnother' | 'messages'>,
) {
  const { order, session, services, words, goToField } = useQuoteFormContext();
  useEffect(() => OrderConfirmation.prefetch(), []);
  if (!order.sent) return null;
  return (
    <OrderConfirmation
      {...props}
      order={order.sent}
      serviceTitle={titleOf(services, order.sent.payload.serviceType)}
      onStartAnother={() => {
        session.patch({ sent: null });
        goToField({ tab: 'upload', field: 'photos' });
      }}
      messages={words}
    />
  );
}

/**
 * The form element, styled as a card. All of it accepts dropped photos. The notices, sections and footer must be inside
 * it.
 */
export function QuoteFormCard({ className, ref, onSubmit, ...rest }: ComponentPropsWithRef<'form'>) {
  const { formRef, words, submit } = useQuoteFormContext();
  return (
    <form
      aria-label={words.form}
      {...formProps}
      // On a reload Firefox restores fields unless the form has `autocomplete="off"`. Restored text would count as
      // typed, and replace the draft.
      autoComplete="off"
      {...rest}
      ref={useComposedRefs(formRef, ref)}
      onSubmit={(event) => {
        onSubmit?.(event);
        // A host that prevents it does not want the order to be sent. React passes on the event of a form in a portal, as
        // of a dialog inside the card.
        if (event.defaultPrevented || event.target !== event.currentTarget) return;
        event.preventDefault();
        submit();
      }}
      className={cn(
        'border-line bg-raised shadow-raised rounded-card data-dragging:outline-focus border data-dragging:outline-3 data-dragging:outline-offset-2',
        className,
      )}
    />
  );
}

/**
 * The tabs. Inside them each section is the panel of a tab, and the footer leads from tab to tab. Without them all
 * sections are visible, each below its name.
 */
export function QuoteFormTabs({
  children,
  onKeyDown,
  ...rest
}: Omit<ComponentPropsWithRef<'div'>, 'dir' | 'defaultValue'>) {
  const { tab, setTab, failedChecks, words } = useQuoteFormContext();
  // The last panel is empty until it is opened. The advice in it should have loaded by then.
  useEffect(() => {
    if (tab !== 'upload') OrderReview.prefetch();
  }, [tab]);
  const open = (name: QuoteTab) => startTransition(() => setTab(name));
  return (
    <InTabs value={true}>
      <Tabs
        {...rest}
        value={tab}
        onValueChange={(value) => open(value as QuoteTab)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (tab !== lastTab) holdEnter(event);
        }}
      >
        <TabsList variant="steps" aria-label={words.form}>
          {quoteTabs.map((name, index) => (
            <TabsTrigger
              key={name}
              value={name}
              step={index + 1}
              // The open tab shows its failed checks at their fields, so its tab has no mark.
              state={name !== tab && failedChecks.some((check) => check.tab === name) ? 'error' : undefined}
              messages={{ error: words.needsAttention }}
              // Radix does not report a press on the open tab. If another one is about to open, this one has to stay open.
              onFocus={() => open(name)}
            >
              {words.tabs[name]}
            </TabsTrigger>
          ))}
        </TabsList>
        {children}
      </Tabs>
    </InTabs>
  );
}

/**
 * Stops Enter in a one-line field before the last tab. A form without a submit button is still submitted by Enter if it
 * has one text field, as before the other tabs have loaded.
 */
function holdEnter(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  const isLine = target instanceof HTMLInputElement && !/^(file|button|submit)$/.test(target.type);
  // React passes on the keys of a portal, as of a dialog inside the tabs, which may have a form of its own.
  if (event.key === 'Enter' && isLine && currentTarget.contains(target)) event.preventDefault();
}

/** The column inside the card. The notices and the footer rely on its padding and its gaps. */
export function QuoteFormBody({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...rest}
      className={cn('flex flex-col gap-6 p-[clamp(1.125rem,0.6rem+2.1vw,1.875rem)]', className)}
    />
  );
}

/** Lines about an earlier draft, and the summary of failed checks. */
export function QuoteFormNotices() {
  const { failedChecks } = useQuoteFormContext();
  useEffect(() => ErrorSummary.prefetch(), []);
  return (
    <>
      <DraftNotice />
      {failedChecks.length > 0 && <ErrorSummary />}
    </>
  );
}

/** First section: the photos to be edited, and reference photos. */
export function QuoteFormUpload() {
  return (
    <Section name="upload">
      <UploadFields />
      <StorageNotice />
    </Section>
  );
}

/** Second section: service, quality, turnaround, number of images, and requirements. */
export function QuoteFormDetails() {
  return (
    <Section name="details">
      <DetailsFields />
    </Section>
  );
}

/** Third section: styles and colors, any number of each. Their previews are drawn once the section has been visible. */
export function QuoteFormPreferences({ sample }: Pick<QuoteFormProps, 'sample'>) {
  return (
    <Section name="preferences">
      <PreferencesFields sample={sample} />
    </Section>
  );
}

/** Fourth section: name, email, contact preferences and deadline. Children are rendered below it. */
export function QuoteFormContact({ children }: { children?: ReactNode }) {
  return (
    <Section name="contact">
      <div className="flex flex-col gap-7">
        <ContactFields />
        {children}
      </div>
    </Section>
  );
}

/** Advice on the brief, and a summary of the order before it is sent. */
export function QuoteFormReview() {
  const isOpen = useIsOpen(lastTab);
  return isOpen && <OrderReview />;
}

/**
 * The panel about a failure, the row of buttons, and the state of the connection. Inside `QuoteFormTabs` the row has
 * Back and the next tab, and Submit in the last tab and while the order is sent. Outside it always has Submit.
 */
export function QuoteFormFooter() {
  const { order } = useQuoteFormContext();
  useEffect(() => SendPanel.prefetch(), []);
  // The panel is empty in all other states. If it were rendered in them, its code would be part of the first load.
  const hasPanel = order.failure !== null || order.lostFiles.length > 0 || order.step === 'choosingVersion';
  return (
    <>
      {hasPanel && <SendPanel />}
      <FormFooter />
      {/* Last, because it appears by itself: above the row it would move the buttons away from a press. */}
      <SendStatus />
    </>
  );
}

// Memoized: typing in a field without a price does not render the receipt.
const Receipt = memo(EstimateReceipt);

/** The estimate, computed from the current choices. */
export function QuoteFormReceipt({
  messages,
  ...rest
}: Omit<EstimateReceiptProps, keyof QuoteDefaults | 'officeHours'>) {
  const { state, officeHours, receiptNames } = useQuoteFormContext();
  const words = useMemo(() => ({ ...receiptNames, ...messages }), [receiptNames, messages]);
  return <Receipt {...rest} {...pricedFields(state.fields)} officeHours={officeHours} messages={words} />;
}

/** Buttons that print the quote and copy a link to it, once a service is chosen. */
export function QuoteFormActions({
  printMessages,
  ...rest
}: Omit<QuoteActionsProps, 'state' | 'officeHours'>) {
  const { order, state, officeHours, receiptNames, words } = useQuoteFormContext();
  return (
    state.fields.serviceType !== '' && (
      <QuoteActions
        // The printed quote goes with its order: Ctrl+P then prints the confirmation.
        key={order.formKey}
        {...rest}
        {...{ state, officeHours }}
        printMessages={{ ...receiptNames, optionNames: words.optionNames, ...printMessages }}
      />
    )
  );
}
