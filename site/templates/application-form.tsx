import { useState } from 'react';
import { Button } from '../../src/ui/button.tsx';
import { TextArea } from '../../src/ui/text-area.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { useFieldChecks, valueOf } from '../../src/lib/use-field-checks.ts';
import { brand } from '../brand.ts';
import { NeedsScripts } from '../sections/needs-scripts.tsx';
import { keepText } from './keep-text.ts';

const words = {
  missing: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    link: 'Enter the address of your website or portfolio.',
    letter: 'Write a few sentences about yourself and your work.',
  },
  malformedEmail: 'Enter an email address like name@example.com.',
  malformedUrl: 'Enter the whole address, with https:// in front of it.',
};

/**
 * An application to the job of this title. None of the site's calls takes one, so the form writes an email: it
 * opens in the visitor's own mail program, and is shown below for those who have none. Some programs cut a mailto URL at
 * 2,000 characters, so the text below is the whole letter.
 */
export function ApplicationForm({ job, className }: { job: string; className?: string }) {
  const [letter, setLetter] = useState<string>();
  const subject = `Application: ${job}`;

  const checks = useFieldChecks(words, (sent) => {
    const [name, email, link, text] = ['name', 'email', 'link', 'letter'].map((key) =>
      valueOf(sent, key).trim(),
    );
    const body = `${text}\n\nWork: ${link}\n\n${name}\n${email}`;
    setLetter(body);
    window.location.assign(mailto(subject, body));
  });

  return (
    <form {...checks.form} ref={keepText} className={className}>
      <NeedsScripts />
      <p className="text-muted noscript:mt-6">
        This form writes an email to {brand.email}. It opens in your mail program, where you can read, change
        and send it. You can also{' '}
        <a
          href={mailto(subject)}
          className="text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          start an empty email
        </a>
        .
      </p>
      <fieldset className="noscript:hidden mt-6 grid gap-6">
        <legend className="sr-only">Your application</legend>
        <TextField {...checks.field('name')} label="Name" autoComplete="name" />
        <TextField {...checks.field('email')} label="Email" type="email" autoComplete="email" />
        <TextField
          {...checks.field('link')}
          label="Link to your work"
          type="url"
          inputMode="url"
          placeholder="https://"
        />
        <TextArea
          {...checks.field('letter')}
          label="Your letter"
          hint="Attach files in your mail program."
          rows={7}
        />
        <Button type="submit" className="justify-self-start">
          Write email
        </Button>
      </fieldset>
      <div role="status">
        {letter !== undefined && (
          <p className="mt-6">
            Your mail program should have opened. If it hasn’t, or if your letter is incomplete there, copy
            this text and send it to {brand.email}:
          </p>
        )}
      </div>
      {letter !== undefined && (
        <pre className="bg-sunken rounded-card border-line mt-4 border p-5 font-mono text-mono wrap-anywhere whitespace-pre-wrap">
          {`${subject}\n\n${letter}`}
        </pre>
      )}
    </form>
  );
}

function mailto(subject: string, body?: string): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  // Mail programs expect both characters at the end of a line (RFC 6068).
  if (body) parts.push(`body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`);
  return `mailto:${brand.email}?${parts.join('&')}`;
}
