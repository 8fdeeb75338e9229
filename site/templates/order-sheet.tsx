import { Picture } from '../../src/photos/picture.tsx';
import { findService } from '../../src/pricing/catalog.ts';
import { turnaroundTexts } from '../../src/pricing/price-table.ts';
import { ActionLink } from '../../src/ui/action-link.tsx';
import { PencilMark } from '../../src/ui/pencil-mark.tsx';
import type { ServicePageProps } from '../content/page-row.ts';
import { sheets, type OrderSheet } from '../content/services/sheets.ts';
import { paths } from '../routing/paths.ts';
import { Part, Related, Trail } from './parts.tsx';
import { Tiers } from './tiers.tsx';

/** The short page of a service: contents, brief and prices. The guide has the rest. */
export default function OrderSheetPage({ page }: ServicePageProps) {
  const { service } = page;
  const sheet = sheets[service];
  if (!sheet) throw new Error(`${service} has no order sheet`);
  return (
    <>
      <div className="wrap pt-8 pb-[clamp(72px,7.2vw,104px)] lg:pt-12">
        <Trail page={page} />
        <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="label-mono text-muted mb-4">Order sheet · {turnaroundTexts[service]}</p>
            <h1 className="display text-display-lg">{sheet.heading}</h1>
            <p className="text-lead text-muted mt-6">{sheet.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ActionLink href={paths.orderOf(service)} label="Start this order" variant="primary" />
              <ActionLink href={page.canonical ?? paths.services} label={sheet.guideLabel} />
            </div>
            <Brief sheet={sheet} />
          </div>
          <Included page={page} />
        </div>
      </div>
      <Tiers
        service={service}
        title="Choose a tier"
        className="wrap pb-[clamp(96px,9vw,132px)]"
        headingClassName="mb-10 md:mb-16"
      />
      <Related pages={page.related} title="Related services" />
    </>
  );
}

function Brief({ sheet }: { sheet: OrderSheet }) {
  return (
    <Part id="brief" title="Say this in the brief" className="mt-14">
      <ul className="mt-6">
        {sheet.brief.map((text) => (
          <li key={text} className="border-line border-t py-3.5">
            {text}
          </li>
        ))}
      </ul>
      <figure className="border-line bg-raised rounded-card mt-8 border p-6">
        <figcaption className="label-mono text-muted mb-3">A brief we can work from</figcaption>
        <blockquote className="text-mono font-mono leading-relaxed">{sheet.example}</blockquote>
      </figure>
    </Part>
  );
}

function Included({ page: { service, photograph } }: Pick<ServicePageProps, 'page'>) {
  const features = findService(service)?.features ?? [];
  return (
    <aside aria-labelledby="covered">
      {photograph && (
        // No priority: on a phone it is two screens down, where loading it first would only delay the text.
        <Picture
          photo={photograph}
          sizes="(min-width: 64rem) 38vw, 92vw"
          className="rounded-print aspect-4/3"
        />
      )}
      <h2 id="covered" className="text-large mt-6 font-semibold">
        Covered by the tiers
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="text-small text-muted flex gap-2">
            <PencilMark shape="check" className="-ms-1 scale-75" />
            <span className="pt-px">{feature}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
