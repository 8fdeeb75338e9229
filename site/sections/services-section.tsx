import { servicePhotos } from '#photos';
import { catalogue } from '../../src/pricing/catalogue.ts';
import { Services } from '../../src/sections/services.tsx';
import { guidePath } from '../content/services/guide-path.ts';

type Props = {
  number: string;
  /** 1 on the page of its own. */
  level?: 1 | 2;
};

/** The catalogue with this studio's photographs. Every card leads to the guide of its service. */
export function ServicesSection({ number, level }: Props) {
  return (
    <Services
      services={catalogue}
      photos={servicePhotos}
      hrefFor={guidePath}
      number={number}
      level={level}
      label="Services"
      title={
        <>
          Sixteen ways to <br />
          finish a photograph.
        </>
      }
      lead={
        <p>
          Every service has three tiers, a typical turnaround and one promise: if it isn’t right, we redo it
          or refund it.
        </p>
      }
    />
  );
}
