import { useMinute } from '../../lib/use-minute.ts';
import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPastDeadline, localDay } from '../quote-checks.ts';
import { useQuoteFormContext } from '../quote-form-context.ts';
import { contactMethods, contactTimes, type ContactMethod } from '../quote-options.ts';

/** The fields of the fourth section. */
export function ContactFields() {
  const { state, actions, words, control } = useQuoteFormContext();
  // A date in the past warns and does not block, because some projects are late (ordering 8).
  const now = useMinute();
  const isPast = now !== undefined && isPastDeadline(state.fields, localDay(now));
  return (
    <div className="@container flex flex-col gap-7">
      <div className="grid items-start gap-x-6 gap-y-5 @min-[30rem]:grid-cols-2">
        <TextField {...control('clientName')} label={words.name} required autoComplete="name" />
        <TextField
          {...control('clientEmail')}
          label={words.email}
          type="email"
          required
          autoComplete="email"
          hint={words.emailHint}
        />
        <TextField {...control('clientPhone')} label={words.phone} type="tel" optional autoComplete="tel" />
        <SelectField
          {...control('contactTime')}
          label={words.contactTime}
          optional
          placeholder={words.contactTimePlaceholder}
          options={contactTimes.map((time) => ({ value: time, label: words.optionNames[time] ?? time }))}
        />
      </div>
      <OptionGroup
        legend={words.contactMethod}
        columns={3}
        layout="stack"
        value={state.fields.contactMethod}
        onValueChange={(value) => actions.change({ contactMethod: value as ContactMethod })}
      >
        {contactMethods.map((method) => (
          <OptionCard key={method} value={method} title={words.contactMethods[method]} />
        ))}
      </OptionGroup>
      <div className="grid gap-x-6 gap-y-2 @min-[30rem]:grid-cols-2">
        <TextField
          {...control('projectDeadline')}
          label={words.deadline}
          type="date"
          optional
          // Keeps the browser from taking five digits for the year.
          max="9999-12-31"
          hint={words.deadlineHint}
        />
        <p role="status" className="text-small text-ink col-span-full font-medium empty:absolute">
          {isPast && words.deadlinePast}
        </p>
      </div>
    </div>
  );
}
