import { memo } from 'react';
import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPastDeadline, localDay } from '../quote-checks.ts';
import type { QuoteMessages } from '../quote-messages.ts';
import { contactMethods, contactTimes, type ContactMethod, type ContactTime } from '../quote-options.ts';
import type { QuoteFields } from '../quote-state.ts';
import type { QuoteForm } from '../use-quote-form.ts';

export type ContactTabProps = Pick<
  QuoteFields,
  'clientName' | 'clientEmail' | 'clientPhone' | 'contactMethod' | 'contactTime' | 'projectDeadline'
> & {
  actions: QuoteForm['actions'];
  nameId: string;
  emailId: string;
  phoneId: string;
  deadlineId: string;
  nameError?: string;
  emailError?: string;
  deadlineError?: string;
  words: QuoteMessages;
};

/** Fourth tab: who ordered, how to reach them, and by when. */
export const ContactTab = memo(function ContactTab(props: ContactTabProps) {
  const { actions, nameId, emailId, phoneId, deadlineId, nameError, emailError, ...others } = props;
  const { deadlineError, words, ...fields } = others;
  const { change } = actions;
  return (
    <div className="flex flex-col gap-7">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          id={nameId}
          label={words.name}
          required
          autoComplete="name"
          error={nameError}
          value={fields.clientName}
          onChange={({ target }) => change({ clientName: target.value })}
        />
        <TextField
          id={emailId}
          label={words.email}
          type="email"
          required
          autoComplete="email"
          hint={words.emailHint}
          error={emailError}
          value={fields.clientEmail}
          onChange={({ target }) => change({ clientEmail: target.value })}
        />
        <TextField
          id={phoneId}
          label={words.phone}
          type="tel"
          optional
          autoComplete="tel"
          value={fields.clientPhone}
          onChange={({ target }) => change({ clientPhone: target.value })}
        />
        <SelectField
          label={words.contactTime}
          optional
          placeholder={words.contactTimePlaceholder}
          options={contactTimes.map((time) => ({ value: time, label: time }))}
          value={fields.contactTime}
          onChange={({ target }) => change({ contactTime: target.value as ContactTime | '' })}
        />
      </div>
      <OptionGroup
        legend={words.contactMethod}
        columns={3}
        layout="stack"
        value={fields.contactMethod}
        onValueChange={(value) => change({ contactMethod: value as ContactMethod })}
      >
        {contactMethods.map((method) => (
          <OptionCard key={method} value={method} title={words.contactMethods[method]} />
        ))}
      </OptionGroup>
      <DeadlineField
        id={deadlineId}
        {...{ words, change }}
        error={deadlineError}
        value={fields.projectDeadline}
      />
    </div>
  );
});

type DeadlineFieldProps = {
  id: string;
  error?: string;
  value: string;
  change: QuoteForm['actions']['change'];
  words: QuoteMessages;
};

/** A past day is pointed out and still accepted: some projects are late (DECISIONS 7). */
function DeadlineField({ id, error, value, change, words }: DeadlineFieldProps) {
  // Only a chosen day is compared, so the prerendered page never asks for today's date.
  const isPast = value !== '' && isPastDeadline({ projectDeadline: value }, localDay(new Date()));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={id}
        className="sm:max-w-[calc(50%-0.75rem)]"
        label={words.deadline}
        type="date"
        optional
        // Keeps the browser from taking five digits for the year.
        max="9999-12-31"
        error={error}
        hint={words.deadlineHint}
        value={value}
        onChange={({ target }) => change({ projectDeadline: target.value })}
      />
      <p role="status" className="text-small text-ink font-medium empty:-mt-2">
        {isPast && words.deadlinePast}
      </p>
    </div>
  );
}
