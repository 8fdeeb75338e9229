import { failureReason, failureToast } from '../api/errors.ts';
import type { MarkMessages } from '../annotations/mark-messages.ts';
import type { ToolMessages } from '../preflight/tool-messages.ts';
import type { BriefCheckListMessages } from './brief-check-list.tsx';
import type { SendFailure } from './order/order-machine.ts';
import { fieldMessages, checkToasts } from './quote-checks.ts';
import type { UnreadableMessages } from './send-panel.tsx';
import { inWords } from './time-left.ts';
import type {
  ColorPreference,
  ContactMethod,
  OptionNames,
  QuoteTab,
  StylePreference,
} from './quote-options.ts';
import { qualityNames, turnaroundNames } from '../pricing/names.ts';
import { RUSH_MULTIPLIER, type QualityLevel } from '../pricing/price-table.ts';

const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Default text of the order form. Tab names and busy labels are fixed by the specification (ordering 1, ordering 31). */
export const quoteMessages = {
  form: 'Order or quote',
  stillLoading: 'These fields have not loaded yet. We keep trying, and everything you entered stays here.',
  tabs: {
    upload: 'Upload Photos',
    details: 'Service Details',
    preferences: 'Preferences',
    contact: 'Contact & Delivery',
  } satisfies Record<QuoteTab, string>,
  /** Description of a tab in which something is missing. */
  needsAttention: 'Needs attention',
  required: '(required)',
  optional: '(optional)',

  references: {
    list: 'Reference photos',
    heading: 'Reference photos',
    about: 'A look to match, or a frame you edited yourself. They are not counted or charged.',
    drop: 'Drop references here or',
    limits: 'The same file types and sizes as your photos',
    added: (count: number) => (count === 1 ? '1 reference photo added.' : `${count} reference photos added.`),
    removed: (count: number) =>
      count === 1 ? '1 reference photo removed.' : `${count} reference photos removed.`,
  },
  marksFailed: {
    title: 'The photo did not open',
    description: 'Its tools could not be loaded. Check your connection and select the photo again.',
  },
  inOrder: (count: number) => (count === 1 ? '1 image in the order.' : `${count} images in the order.`),

  service: 'Service type',
  servicePlaceholder: 'Choose a service',
  quality: 'Quality level',
  qualityNames,
  qualities: {
    basic: 'Color and light',
    pro: 'Retouch and grade',
    premium: 'Senior retoucher',
  } satisfies Record<QualityLevel, string>,
  popular: 'popular',
  turnaround: 'Turnaround',
  turnaroundNames,
  count: 'Number of images',
  countHint: (added: number, count: number) => `You added ${photos(added)}; the count says ${count}.`,
  setCount: (count: number) => `Set to ${count}`,
  requirements: 'Special requirements',
  requirementsHint: 'What to keep, what to take out, where it will be shown.',
  rush: 'Rush order',
  rushHint: `Goes to the front of the queue, on top of the turnaround: ×\u00a0${RUSH_MULTIPLIER}`,

  styles: 'Style preferences',
  colors: 'Color preferences',
  preferencesHint: 'Choose as many as fit, or none: the retoucher then follows the photo.',
  /** Shown names of styles, colors and contact times. The order is sent with the English names either way. */
  optionNames: {} as OptionNames,
  styleNotes: {
    'Natural & Realistic': 'As the eye saw it',
    'Bright & Vibrant': 'Open shadows, full color',
    'Moody & Dramatic': 'Deep blacks, low light',
    'Clean & Minimal': 'Even tone, nothing extra',
    'Warm & Cozy': 'Evening light indoors',
    'Cool & Professional': 'Neutral grays, crisp',
  } satisfies Record<StylePreference, string>,
  colorNotes: {
    'Enhance existing colors': 'Same palette, cleaner',
    'Warmer tones': 'Toward amber',
    'Cooler tones': 'Toward blue',
    'Black & White conversion': 'Tonal, with grain kept',
    'Vintage/Film look': 'Soft contrast, faded blacks',
    'High contrast': 'Bright whites, deep blacks',
  } satisfies Record<ColorPreference, string>,

  looks: {
    indication: 'Preview only. A retoucher edits each photo by hand.',
    sample: 'Shown on a sample photo. Add yours to see them there.',
    unshown: 'This browser can’t show that photo, so a sample stands in.',
    shownOn: 'Shown on',
    shownOnOne: (name: string) => `Shown on ${name}.`,
    together: 'Your choices together',
    label: 'Your choices together, before and after',
    before: 'As it is',
    after: 'Indication',
    /** The slider's spoken value; `share` is a whole number from 0 to 100. */
    share: (share: number) => `${share}% after`,
  },

  name: 'Name',
  email: 'Email',
  emailHint: 'The quote goes here, within 2 hours.',
  phone: 'Phone',
  contactMethod: 'Contact method',
  contactMethods: { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp' } satisfies Record<
    ContactMethod,
    string
  >,
  contactTime: 'Best time to reach you',
  contactTimePlaceholder: 'Choose a time',
  deadline: 'Project deadline',
  deadlineHint: 'The day you need the photos, if there is one.',
  deadlinePast: 'This day has passed. You can still send the order; check that it is the day you meant.',

  summary: 'Your order',
  photosLabel: 'Photos',
  notYet: 'None yet',
  none: 'None',
  photos,
  marksLabel: 'Marks on photos',

  back: 'Back',
  /** Accessible name of the button that opens the next tab. It shows the tab's name and an arrow. */
  nextTab: (tab: string) => `Next: ${tab}`,
  submit: 'Submit order',
  uploading: 'Uploading Files...',
  /** Rounded remaining time of the upload, in ms. */
  timeLeft: inWords,
  submitting: 'Submitting Order...',
  cancel: 'Cancel upload',
  canceled: 'Upload canceled. Nothing was sent; your photos and entries are still here.',
  sending: 'The other tab is sending that order. Try again once it is done.',
  notStored:
    'Not all photos of the order could be saved on this device. It can only be sent from the tab it is in.',
  /** The other order cannot be brought here, because this one would be lost. */
  ownNotStored: 'Not all of the order in this form could be saved on this device. Send it first.',
  offline: 'You are offline. Everything you entered stays here; send it once the connection is back.',
  onlineAgain: 'You’re back online. Your order has not been sent yet. Submit it again when you’re ready.',
  tryAgain: 'Try again',
  /** Titles of the panel that remains after a failure. The order may have arrived. */
  failed: {
    upload: 'Your photos did not all arrive',
    createOrder: 'We have no order number for you yet',
  } satisfies Record<SendFailure['call'], string>,
  /** Reason of the failure in that panel, if its toast does not state it. */
  failedReason: failureReason as (call: SendFailure['call'], error: unknown) => string | undefined,
  /** Toast of the failure. The specification fixes its text (errors 15). */
  failedToast: failureToast as (
    call: SendFailure['call'],
    error: unknown,
  ) => { title: string; description: string },
  /** Toast if an order is submitted while a folder is read. */
  stillReading: {
    title: 'Photos are still being read',
    description: 'Submit the order once they are in the list.',
  },
  kept: 'Your photos and entries are still here.',
  sendAsNew: 'Send it as a new order',
  /** The server knows the order's key. */
  newOrderRisk:
    'This order may have arrived. Trying again can’t make a second one, but a new order can. If the answer stays the same, contact us.',
  mayHaveArrived: {
    title: 'Your first version may have arrived',
    text: 'We don’t know whether this order arrived when you sent it before, and you have changed it since. If the first version arrived, sending this one makes a second order.',
    sendFirst: 'Send the first version again',
    sendAsOwn: 'Send this as its own order',
    cancel: 'Keep editing',
  },
  unreadable: {
    title: (count: number) => (count === 1 ? '1 file can’t be read' : `${count} files can’t be read`),
    row: (name: string) => `${name} can’t be read anymore.`,
    /** Overrides for the other texts of the panel. */
    ...({} as Partial<UnreadableMessages>),
  },
  /** Messages at the fields, and the toast of the first of them. The specification fixes the toasts (ordering 20). */
  checks: fieldMessages,
  checkToasts,
  /** Title of the list of failed checks. An entry may also be there, but incorrect. */
  errorSummary: (count: number) =>
    count === 1 ? 'One thing needs attention' : `${count} things need attention`,

  draft: {
    restored: (when: string, count: number) =>
      count === 0 ? `We kept your draft from ${when}.` : `We kept your draft from ${when}: ${photos(count)}.`,
    missing: (count: number) =>
      count === 1
        ? '1 photo could not be saved. Please add it again.'
        : `${count} photos could not be saved. Please add them again.`,
    mayHaveArrived:
      'You submitted it before, and it may have arrived. Submit it again without changes to get its number. It stays one order.',
    partial: 'Part of it could not be read and was left out.',
    unreadable: 'A saved draft could not be read and was removed.',
    brought: (when: string, count: number) =>
      count === 0
        ? `Your order from ${when} is here now.`
        : `Your order from ${when} is here now: ${photos(count)}.`,
    openElsewhere: 'You have an order open in another tab.',
    bringHere: 'Bring it here',
    /** Shown from the press until the other tab has released the order. */
    bringing: 'Bringing it here…',
    another: (when: string, count: number) =>
      count === 0
        ? `You have another order from ${when}.`
        : `You have another order from ${when}: ${photos(count)}.`,
    openIt: 'Open it',
    changesLeft: 'Your order was sent without your later changes. This form still has them.',
    startOver: 'Start over',
    startedOver: 'The form is empty again, and the draft is gone.',
    undo: 'Undo',
    kept: 'Kept on this device',
    sentElsewhere: (order: string) => `Your order in another tab was sent. Its number is #${order}.`,
    /** The device has no room for them, or they cannot be read. */
    notSaved: (count: number) =>
      count === 1
        ? '1 of the photos could not be saved on this device. Keep this page open until you’ve sent your order.'
        : `${count} of the photos could not be saved on this device. Keep this page open until you’ve sent your order.`,
    unavailable: 'This browser can’t save drafts. Keep this page open until you’ve sent your order.',
  },

  /** Overrides for the tools around the photos and for what the pre-flight finds (`PhotoPicker`). */
  photoTools: {} as Partial<ToolMessages>,
  /** Overrides for the dialog that sets marks on a photo (`MarkEditor`). */
  markEditor: {} as Partial<MarkMessages>,
  /** Overrides for the advice on the brief before it is sent (`BriefCheckList`). */
  advice: {} as Partial<BriefCheckListMessages>,

  /** Toast of an accepted order. The specification fixes its text (ordering 34). */
  placed: (id: string) => ({
    title: 'Order Submitted Successfully!',
    description: `Your order #${id} has been received. We'll send you a confirmation email shortly.`,
  }),
  received: 'Order received',
  orderNumber: 'Your order number',
  next: (email: string) => `A confirmation is on its way to ${email}, and your quote follows within 2 hours.`,
  another: 'Start another order',
};

/** Texts of the order form. */
export type QuoteMessages = typeof quoteMessages;
