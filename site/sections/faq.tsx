import { Faq } from '../../src/sections/faq.tsx';
import { HOME_QUESTIONS, questions } from '../content/faq.ts';
import { paths } from '../routing/paths.ts';
import { twoLines } from './two-lines.tsx';

const first = questions.slice(0, HOME_QUESTIONS);
const messages = {
  noneHint: 'Try one word instead of several, or look through all questions.',
};

export const Section = () => (
  <Faq
    id="faq"
    number="12"
    eyebrow="FAQ"
    title={twoLines('Asked before', 'the first order.')}
    lead="Prices, times, files and changes in short answers."
    items={first}
    messages={messages}
    action={{ href: paths.faq, label: `All ${questions.length} questions` }}
  />
);
