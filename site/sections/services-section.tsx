import { servicePhotos } from '#photos';
import { catalog } from '../../src/pricing/catalog.ts';
import { Services } from '../../src/sections/services.tsx';
import { countOf } from '../content/counts.ts';
import { guidePath } from '../content/services/guide-path.ts';
import { twoLines } from './two-lines.tsx';

/**
 * The catalog with this studio's photographs. Every card leads to the guide of its service.
 *
 * @param props.level 1 on the page of its own.
 */
export function Section({ level }: { level?: 1 | 2 }) {
  return (
    <Services
      services={catalog}
      photos={servicePhotos}
      hrefFor={guidePath}
      number="01"
      level={level}
      eyebrow="Services"
      title={twoLines(`${countOf(catalog.length, 'way')} to`, 'finish a photograph.')}
      lead="Every service has three tiers, a typical turnaround and one promise: if it isn’t right, we redo it or refund it."
    />
  );
}
