import {
  Activity,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import type { MarkList } from '../annotations/photo-mark.ts';
import { focusedElement, focusOn } from '../lib/focus.ts';
import { useAfterLoad } from '../lib/after-load.ts';
import { callHost } from '../lib/call-host.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import type { PhotoPickerMessages } from '../photos/photo-picker-messages.ts';
import type { Service } from '../pricing/catalog.ts';
import type { OfficeHours } from '../pricing/delivery-clock.ts';
import { TabsContent } from '../ui/tabs.tsx';
import { isSending, type SentOrder } from './order/order-machine.ts';
import type { CreateOrder, UploadFiles } from './order/order-deps.ts';
import { useOrder } from './order/use-order.ts';
import { checkQuote, type CheckedField } from './quote-checks.ts';
import { QuoteFormContext, useQuoteFormContext } from './quote-form-context.ts';
import { quoteMessages, type QuoteMessages } from './quote-messages.ts';
import type { QuoteTab } from './quote-options.ts';
import type { PhotoList, QuoteDefaults, QuoteFields, QuoteState } from './quote-state.ts';
import { allServices, pricedNames } from './service-titles.ts';
import { toast } from '../lib/toast-store.ts';
import { useCheckToast } from './use-check-toast.ts';

/** The props that `QuoteForm` shares with its root. */
export type QuoteFormOptions = {
  /**
   * Values that the host sets. They are applied on mount, and again when one of them changes. The visitor's other
   * entries remain.
   */
  defaults?: QuoteDefaults;
  /** Services to choose from, in the order of the list. Default: all that are offered. */
  services?: readonly Pick<Service, 'id' | 'title'>[];
  /** Office hours, for the delivery clock and for deadlines. Without them there is no clock. */
  officeHours?: OfficeHours;
  /**
   * Key under which the draft is stored on this device, with its files, until it is sent or a week old. One tab has the
   * draft at a time; another tab offers to move it there. Sending goes on after the form is unmounted. Two forms on one
   * page need two keys: with one key they would share one order, and `onSubmitted` of the last form only is called. Without
   * a key, or with an empty one, nothing is stored, for example before a visitor agrees to storage. Read on mount; later
   * changes are ignored.
   */
  draftKey?: string;
  /**
   * Uploads files and resolves with their stored names, in order. Rejects with an `ApiError` if the server refuses them.
   * An unexpected error is logged to the console. Default: `uploadFiles`. Read on mount; later changes are ignored.
   */
  upload?: UploadFiles;
  /**
   * Places the order. Rejects with an `ApiError` if the server refuses it. After any other error, or a minute without an
   * answer, the order may have arrived, which the form states. Default: the call `createOrder`. Read on mount; later changes are ignored.
   */
  createOrder?: CreateOrder;
  /** Called with all fields after one has changed, also by a restored draft or by `defaults`. Not called on mount. */
  onFieldsChange?: (fields: QuoteFields) => void;
  /** Called once for each order that the server has accepted, after its toast. */
  onSubmitted?: (order: SentOrder) => void;
  /**
   * Overrides for the default text. Omitted keys keep their default. Pass the same object on each render: a new one renders
   * every photo again.
   */
  messages?: Partial<QuoteMessages>;
  /** Overrides for the default text of both photo pickers. Pass the same object on each render, too. */
  pickerMessages?: Partial<PhotoPickerMessages>;
};

export type QuoteFormRootProps = ComponentPropsWithRef<'div'> & QuoteFormOptions;

type Field = CheckedField | keyof QuoteFields;
/** Fields with one string. */
type TypedField =
  | 'serviceType'
  | 'specialRequirements'
  | 'contactTime'
  | 'projectDeadline'
  | (`client${string}` & keyof QuoteFields);
/** Titles of the alerts about a submission: the question which version to send, and a failure. */
type AlertTitle = 'question' | 'failure';
type Find = () => HTMLElement | null | undefined;

/** Value of the context: the order, the open tab, the failed checks, and functions that lead to a field or a tab. */
export function useQuoteForm(props: QuoteFormRootProps & Required<Pick<QuoteFormRootProps, 'services'>>) {
  const { services, officeHours, pickerMessages, messages, defaults, onSubmitted } = props;
  const words = useMemo(() => withDefaults(quoteMessages, messages), [messages]);
  const { qualityNames, turnaroundNames } = words;
  const receiptNames = useMemo(
    () => ({ qualityNames, turnaroundNames, serviceNames: pricedNames(services) }),
    [qualityNames, turnaroundNames, services],
  );
  const { session, order } = useOrder({
    ...props,
    hostValues: definedOf(defaults),
    words,
    onAccepted: (order) => onSubmitted?.(order),
  });
  /** Returns the order as it is shown and checked: a service that the host does not offer counts as not chosen. */
  const withOfferedService = (quote: QuoteState): QuoteState =>
    services.some(({ id }) => id === quote.fields.serviceType)
      ? quote
      : { ...quote, fields: { ...quote.fields, serviceType: '' } };
  const state = withOfferedService(order.quote);
  const isBusy = isSending(order);
  const [tab, setTab] = useState<QuoteTab>('upload');
  /**
   * Fields whose failed check was reported on submit. It is shown until it passes. Nothing is reported on blur, because
   * the message would move the button away from the pointer.
   */
  const [reported, setReported] = useState<readonly CheckedField[]>([]);
  const actions = useMemo(() => {
    const { edit } = session;
    const ofList = (list: PhotoList) => ({
      onAdd: (files: readonly File[]) => edit({ type: 'add', list, files }),
      /** Returns a function that undoes it. */
      onRemove(files: readonly File[]) {
        const before = session.get().quote;
        edit({ type: 'remove', list, files });
        return () => edit({ type: 'restore', list, files, before });
      },
    });
    return {
      change: (changes: Partial<QuoteFields>) => edit({ type: 'change', changes }),
      setCount: (imageCount: number) => edit({ type: 'change', changes: { imageCount } }),
      mark: (file: File, marks: MarkList) => edit({ type: 'mark', file, marks }),
      /** Props of the two photo pickers. */
      photos: ofList('photos'),
      references: ofList('references'),
    };
  }, [session]);

  // An earlier form may have used this session. This host's values then replace what was entered there, unless it is being
  // sent.
  const applied = useRef(session.get() === session.initial ? defaults : undefined);
  useEffect(() => {
    const hostValues = definedOf(defaults, applied.current);
    applied.current = defaults;
    if (Object.keys(hostValues).length > 0) session.dispatch({ type: 'setHostValues', hostValues });
  });

  const isReported = (field: CheckedField) => reported.includes(field);
  // No event reports that half a date was removed, so the message stays until the next submit.
  const failedChecks = checkQuote(state, words.checks, isReported('projectDeadline')).filter(({ field }) =>
    isReported(field),
  );
  const messageFor = (field: Field) => failedChecks.find((check) => check.field === field)?.message;
  const showCheckToast = useCheckToast(failedChecks, words.checkToasts);
  const formId = useId();
  const idOf = (field: Field | AlertTitle) => `${formId}-${field}`;
  const formRef = useRef<HTMLFormElement>(null);

  // The element to focus once the next tab is rendered, so in an effect. `flushSync` in the press would render at once,
  // and remove the submit button while React still handles its event.
  const [focusRequest, requestFocus] = useState<{ find: Find; fallback?: Find }>();
  useEffect(() => {
    if (!focusRequest) return undefined;
    const found = focusRequest.find();
    (found ?? focusRequest.fallback?.())?.focus();
    if (found || !formRef.current) return undefined;
    const focused = focusedElement();
    // The fields of the tab may still be loading.
    const observer = new MutationObserver(() => {
      const late = focusRequest.find();
      if (!late) return;
      observer.disconnect();
      if (focusedElement() === focused) late.focus();
    });
    observer.observe(formRef.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [focusRequest]);

  const findTabPanel = () =>
    formRef.current?.querySelector<HTMLElement>('[role=tabpanel][data-state=active]');
  const findField = (field: Field | AlertTitle) =>
    formRef.current?.querySelector<HTMLElement>(`[id="${idOf(field)}"]`) ?? null;
  const findStart = () => findTabPanel() ?? findField('photos');
  /** Returns the focused element, or the start of the form if that element is gone or hidden. */
  const findFocusOrStart = () => {
    const focused = focusedElement();
    return focused instanceof HTMLElement && focused.getClientRects().length > 0 && focused !== document.body
      ? focused
      : findStart();
  };

  /** Opens the first tab. If the focus is in the form, it stays there, or goes to the start. */
  const showUpload = () => {
    setTab('upload');
    // Whether its element is still visible is known only after rendering.
    if (formRef.current?.matches(':focus-within')) requestFocus({ find: findFocusOrStart });
  };

  // Another draft starts without failed checks, on the first tab.
  const [formKey, setFormKey] = useState(order.formKey);
  if (formKey !== order.formKey) {
    setFormKey(order.formKey);
    setReported([]);
    showUpload();
  }

  // Sending disables the field in which Enter was pressed, and some buttons remove the panel that they are in. If that lost
  // the focus, the title of a failure gets it, or else the element that had it on submit.
  const focusedOnSubmit = useRef<HTMLElement>(null);
  const restoreFocus = useEffectEvent(() => {
    if (isBusy || !focusedOnSubmit.current || document.activeElement !== document.body) return;
    // The last one that can take the focus gets it. The panel is for a field in another tab.
    findTabPanel()?.focus();
    focusedOnSubmit.current.focus();
    focusOn(findField('failure'));
  });
  // The effects of the parts come first. A part that takes the focus has it by now, unless its code is still loading.
  useEffect(() => restoreFocus(), [isBusy, order.step, order.lostFiles]);

  const goToField = (target: { tab: QuoteTab; field: Field }) => {
    setTab(target.tab);
    requestFocus({ find: () => findField(target.field), fallback: findTabPanel });
  };

  return {
    session,
    order,
    services,
    receiptNames,
    officeHours,
    pickerMessages,
    words,
    isBusy,
    tab,
    setTab,
    showUpload,
    actions,
    state,
    /** Checks that have failed on submit and still fail, in their order. `order.failure` is that of a call. */
    failedChecks,
    messageFor,
    /** Returns the props that connect a text field or a select with a field of the order. */
    control: (field: TypedField) => ({
      id: idOf(field),
      error: messageFor(field),
      messages: words,
      value: state.fields[field],
      onChange: ({ target }: { target: { value: string } }) => actions.change({ [field]: target.value }),
    }),
    /** The form element, all of which accepts dropped photos. */
    formRef,
    /** Returns the id of a field's control, or of an alert's title. */
    idOf,
    /** Opens a field's tab and focuses the field. */
    goToField,
    /** Opens a tab and focuses its panel, because the button that was pressed may be gone. */
    goToTab(next: QuoteTab) {
      setTab(next);
      requestFocus({ find: findStart });
    },
    /** Runs the checks, then sends the order by this event, or leads to the first failure. */
    submit(type: 'submit' | 'resendWithNewKey' | 'sendSeparately' = 'submit') {
      if (isBusy) return;
      // The question which version to send must be answered first, so it takes the focus again.
      if (order.step === 'choosingVersion' && type === 'submit')
        return requestFocus({ find: () => findField('question') });
      // Photos that have been received belong to the order. A folder may take seconds to read.
      if (formRef.current?.querySelector('[data-pending]'))
        return void toast({ ...words.stillReading, variant: 'destructive' });
      const isDeadlineIncomplete = findField('projectDeadline')?.matches(':invalid');
      // `order.quote` is the order as rendered last. What changed in the same event is only in the session.
      const found = checkQuote(withOfferedService(session.get().quote), words.checks, isDeadlineIncomplete);
      setReported(found.map(({ field }) => field));
      const [first] = found;
      if (first) {
        showCheckToast(first);
        goToField(first);
        return;
      }
      // Safari does not focus a button on click. Then there is no focus to lose.
      const element = focusedElement();
      focusedOnSubmit.current = element instanceof HTMLElement && element !== document.body ? element : null;
      session.dispatch({ type });
    },
  };
}

/** Returns the values that are set and differ from `before`. `null`, as of a host without types, sets nothing. */
function definedOf(defaults?: QuoteDefaults, before?: QuoteDefaults): QuoteDefaults {
  const known: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    // `Object.is`: with `!==`, a count of `NaN` would differ from itself at each render.
    Object.entries({ ...defaults }).filter(
      ([name, value]) => (value ?? undefined) !== undefined && !Object.is(value, known[name]),
    ),
  );
}

/**
 * The order form without a layout: it holds the order, and its parts can be rendered inside it in any order.
 * `QuoteForm` is the default layout.
 */
export function QuoteFormRoot(props: QuoteFormRootProps) {
  const { services = allServices, officeHours, defaults, draftKey, upload, createOrder, ...others } = props;
  const { onFieldsChange, onSubmitted, messages, pickerMessages, ...rest } = others;
  const options = { services, officeHours, defaults, draftKey, upload, createOrder };
  // Renders again when the order changes, as all parts do. Parts that grow with the photos are memoized.
  const form = useQuoteForm({ ...options, onSubmitted, messages, pickerMessages });
  const { fields } = form.order.quote;
  const reportedFields = useRef(fields);
  useEffect(() => {
    if (fields === reportedFields.current) return;
    reportedFields.current = fields;
    callHost(() => onFieldsChange?.(fields));
  }, [fields, onFieldsChange]);
  return (
    <QuoteFormContext value={form}>
      <div {...rest} />
    </QuoteFormContext>
  );
}

/** Whether the parts are inside `QuoteFormTabs`. */
export const InTabs = createContext(false);

/** Whether a section is visible: its tab is open, or there are no tabs. */
export function useIsOpen(name: QuoteTab): boolean {
  const { tab } = useQuoteFormContext();
  return !useContext(InTabs) || tab === name;
}

type SectionProps = {
  name: QuoteTab;
  children: ReactNode;
};

/**
 * One of the four sections: the panel of a tab, or without tabs a section with its name as heading. A page starts with
 * the fields of one tab. The other panels are rendered at low priority after the page has loaded, so that the first
 * press on a tab only shows its panel.
 */
export function Section({ name, children }: SectionProps) {
  const { isBusy, words } = useQuoteFormContext();
  const id = useId();
  const isOpen = useIsOpen(name);
  const [wasOpenAtMount] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isLoaded = useAfterLoad();
  // An order cannot be changed while it is sent. `contents` keeps the fieldset out of the layout, and `role` out of what a
  // screen reader says: the panel around it has the name.
  const fields = (
    <fieldset disabled={isBusy} role="none" className="contents">
      {children}
    </fieldset>
  );
  if (useContext(InTabs))
    return (
      <TabsContent value={name} forceMount>
        {wasOpenAtMount && fields}
        {!wasOpenAtMount && (wasOpen || isLoaded) && (
          <Activity mode={wasOpen ? 'visible' : 'hidden'}>{fields}</Activity>
        )}
      </TabsContent>
    );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 not-first:mt-3">
      <h3 id={id} className="display text-display-sm">
        {words.tabs[name]}
      </h3>
      {fields}
    </section>
  );
}
