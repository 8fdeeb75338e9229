import { Link } from '../../src/lib/navigation.tsx';
import { Faq } from '../../src/sections/faq.tsx';
import { brand } from '../brand.ts';
import { questions } from '../content/faq.ts';
import { paths } from '../paths.ts';

/** Every question, searchable, each answer with an address of its own. */
export default function FaqPage() {
  return (
    <Faq
      level={1}
      number="01"
      label="Questions"
      title={
        <>
          Asked before <br />
          the first order.
        </>
      }
      lead={<p>Type a word to narrow the list. Every answer has a link you can pass on.</p>}
      items={questions}
      aside={
        <p>
          Not here? Ask in the{' '}
          <Link href={paths.liveChat} className="text-ink underline underline-offset-4">
            chat
          </Link>{' '}
          or write to{' '}
          <a href={`mailto:${brand.email}`} className="text-ink underline underline-offset-4">
            {brand.email}
          </a>
          , {brand.hours}.
        </p>
      }
    />
  );
}
