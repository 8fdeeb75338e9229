import { Fragment } from 'react';
import type { SitePhotograph } from '#photos';
import { BeforeAfter } from '../../src/photos/before-after.tsx';
import { formatMoney } from '../../src/pricing/currency.ts';
import { qualityNames } from '../../src/pricing/names.ts';
import { qualityLevels, tiersFor, turnaroundTexts, type ServiceId } from '../../src/pricing/price-table.ts';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { Button } from '../../src/ui/button.tsx';
import { CloseIcon, PlusIcon } from '../../src/ui/icons.tsx';
import type { ServicePageProps } from '../content/page-row.ts';
import { pairNote } from '../content/pair-note.ts';
import type { ServiceGuide } from '../content/services/guide.ts';
import { paths } from '../routing/paths.ts';
import { Part, Related, Trail } from './parts.tsx';
import { TextLink } from './text-link.tsx';
import { Tiers } from './tiers.tsx';

/** The tiers that include a piece of work, by the lowest of them. */
const tierLabels = {
  basic: 'All tiers',
  pro: 'Pro and Premium',
  premium: 'Premium only',
} as const;

/** "Basic $3, Pro $6, Premium $12 an image". */
const tierPrices = (prices: string) =>
  `${qualityLevels.map((level) => `${qualityNames[level]} ${formatMoney(tiersFor(prices)[level])}`).join(', ')} an image`;

const hero = '(min-width: 80rem) 640px, (min-width: 64rem) 48vw, 92vw';

/** The full page of a service: what is done and what is not, what it costs, what to send and what comes back. */
export default function ServicePage({ page, content }: ServicePageProps<{ guide: ServiceGuide }>) {
  const { guide } = content;
  const { service, photograph } = page;
  const { prices = service } = guide;
  return (
    <>
      <div className="wrap pt-8 lg:pt-12">
        <Trail page={page} />
        <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-center">
          <header>
            <p className="label-mono text-muted mb-4">
              {tierPrices(prices)}&nbsp;·{' '}
              <span className="whitespace-nowrap">{turnaroundTexts[service]}</span>
            </p>
            <h1 className="display text-display-lg">{guide.heading}</h1>
            <p className="text-lead text-muted mt-6">{guide.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ActionLink href={paths.orderOf(service)} label="Upload photos" variant="primary" />
              <Button asChild variant="secondary">
                <a href="#prices">See the three tiers</a>
              </Button>
            </div>
          </header>
          {photograph && <Pair after={photograph} {...{ guide, service }} />}
        </div>
      </div>
      <Work guide={guide} />
      <Tiers
        service={service}
        prices={prices}
        title="Three tiers, priced by the image"
        className="wrap band bg-sunken"
        headingClassName="mb-10 scroll-mt-8 md:mb-16"
      />
      <Delivery guide={guide} />
      <Questions questions={guide.questions} />
      <Related pages={page.related} title="Related work" />
    </>
  );
}

type PairProps = { after: SitePhotograph; guide: ServiceGuide; service: ServiceId };

function Pair({ after, guide, service }: PairProps) {
  return (
    <figure>
      <BeforeAfter
        priority
        after={after}
        before={guide.before}
        recipe={service}
        sizes={hero}
        style={{ aspectRatio: after.width > after.height ? '4 / 3' : '1 / 1' }}
      />
      <figcaption className="text-small text-muted mt-3 text-pretty">
        {guide.caption} {pairNote(after, guide.before)}
      </figcaption>
    </figure>
  );
}

function Work({ guide }: { guide: ServiceGuide }) {
  return (
    <div className="wrap band grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Part id="done" title="What is done">
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {Object.entries(guide.done).map(([title, texts]) => (
            <li key={title} className="border-line border-t py-5">
              <h3 className="font-semibold">{title}</h3>
              {qualityLevels.map(
                (tier) =>
                  texts[tier] && (
                    <Fragment key={tier}>
                      <p className="text-body text-muted mt-1.5">{texts[tier]}</p>
                      <p className="label-mono text-accent-ink mt-2.5">{tierLabels[tier]}</p>
                    </Fragment>
                  ),
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="not-done" title="What is not">
        <ul className="mt-8">
          {guide.notDone.map((text) => (
            <li key={text} className="border-line text-body text-muted flex gap-3 border-t py-5">
              <CloseIcon className="text-accent-ink mt-1 size-4" />
              {text}
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Delivery({ guide }: { guide: ServiceGuide }) {
  return (
    <div className="wrap band grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <Part id="send" title="What to send">
        <ol className="mt-8">
          {guide.send.map((text, at) => (
            <li key={text} className="border-line flex gap-5 border-t py-4">
              <span aria-hidden="true" className="frame-number label-mono text-accent-ink self-start pt-1">
                {String(at + 1).padStart(2, '0')}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </Part>
      <Part id="formats" title="What comes back">
        <dl className="mt-8">
          {Object.entries(guide.formats).map(([term, value]) => (
            <div
              key={term}
              className="border-line grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-5 border-t py-4"
            >
              <dt className="text-muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small mt-6">
          <TextLink href={paths.fileFormats} className="inline-flex min-h-11 items-center">
            All file formats
          </TextLink>
        </p>
      </Part>
    </div>
  );
}

function Questions({ questions }: Pick<ServiceGuide, 'questions'>) {
  return (
    <Part id="questions" title="Common questions" className="wrap pb-[clamp(72px,7.2vw,104px)]">
      <div className="border-line mt-8 max-w-[54rem] border-b">
        {Object.entries(questions).map(([question, answer]) => (
          <details key={question} className="group border-line border-t">
            <summary className="hover:text-accent-ink flex min-h-16 list-none items-start justify-between gap-6 py-5 transition-colors [&::-webkit-details-marker]:hidden">
              <h3 className="text-large leading-snug font-semibold">{question}</h3>
              <PlusIcon className="text-muted mt-px transition-transform group-open:rotate-45" />
            </summary>
            <p className="text-muted max-w-[40em] pt-2 pb-6">{answer}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}
