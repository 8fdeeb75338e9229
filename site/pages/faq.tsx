import { Faq } from '../../src/sections/faq.tsx';
import { brand } from '../brand.ts';
import { questions } from '../content/faq.ts';
import { paths } from '../routing/paths.ts';
import { MailLink, QuietLink } from '../templates/quiet-link.tsx';
import { twoLines } from '../sections/two-lines.tsx';

/** Every question, searchable, each with a URL of its own. */
export default function FaqPage() {
  return (
    <Faq
      level={1}
      number="01"
      eyebrow="Questions"
      title={twoLines('Asked before', 'the first order.')}
      lead="Type a word to filter the list. Every answer has a link that you can share."
      items={questions}
      aside={
        <p>
          Not here? Ask in the <QuietLink href={paths.liveChat}>chat</QuietLink> or write to <MailLink />,{' '}
          {brand.hours}.
        </p>
      }
    />
  );
}
