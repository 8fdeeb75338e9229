import { OptionCard } from '../../ui/option-card.tsx';
import { OptionGroup } from '../../ui/option-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isPastDeadline, localDay } from '../quote-checks.ts';
import { useQuoteFormContext } from '../quote-form-root.tsx';
import { contactMethods, contactTimes, type ContactMethod, type ContactTime } from '../quote-options.ts';

/** The fields of the fourth section. */
export function ContactFields() {
  const { state, actions, words, idOf, messageFor } = useQuoteFormContext();
  const { fields } = state;
  const { change } = actions;
  return (
    <div className="flex flex-col gap-7">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          id={idOf('clientName')}
          label={words.name}
          required
          autoComplete="name"
          error={messageFor('clientName')}
          value={fields.clientName}
          onChange={({ target }) => change({ clientName: target.value })}
        />
        <TextField
          id={idOf('clientEmail')}
          label={words.email}
          type="email"
          required
          autoComplete="email"
          hint={words.emailHint}
          error={messageFor('clientEmail')}
          value={fields.clientEmail}
          onChange={({ target }) => change({ clientEmail: target.value })}
        />
        <TextField
          id={idOf('clientPhone')}
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
      <DeadlineField />
    </div>
  );
}

/** A date in the past warns and does not block, because some projects are late (ordering 8). */
function DeadlineField() {
  const { state, actions, words, idOf, messageFor } = useQuoteFormContext();
  const { projectDeadline } = state.fields;
  // Only a chosen day is compared, so the prerendered page never asks for today's date.
  const isPast = projectDeadline !== '' && isPastDeadline(state.fields, localDay(new Date()));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        id={idOf('projectDeadline')}
        className="sm:max-w-[calc(50%-0.75rem)]"
        label={words.deadline}
        type="date"
        optional
        // Keeps the browser from taking five digits for the year.
        max="9999-12-31"
        error={messageFor('projectDeadline')}
        hint={words.deadlineHint}
        value={projectDeadline}
        onChange={({ target }) => actions.change({ projectDeadline: target.value })}
      />
      <p role="status" className="text-small text-ink font-medium empty:-mt-2">
        {isPast && words.deadlinePast}
      </p>
    </div>
  );
}
