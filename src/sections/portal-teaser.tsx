import { useId, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { OrderSlip, type OrderSlipProps } from './order-slip.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import type { SectionAction, SectionProps } from './section-frame.tsx';

export type PortalTeaserProps = SectionProps & {
  /** The portal's benefits, each as a title and a sentence. */
  points: readonly { title: string; text: ReactNode }[];
  /** The way into the portal. */
  action: SectionAction;
  /** A second link beside `action`. Default: none. */
  secondaryAction?: SectionAction;
  /** The order on the slip. Its `label` should say that it is an example. */
  slip: OrderSlipProps;
};

/** Presents the customer portal: an order's slip on one side, its uses on the other. */
export function PortalTeaser(props: PortalTeaserProps) {
  const { points, action, secondaryAction, slip, ...others } = props;
  const { number, eyebrow, title, lead, level = 2, className, ...rest } = others;
  const titleId = useId();
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={cn(
        'wrap band grid grid-cols-1 items-center gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:gap-x-28',
        className,
      )}
    >
      <div>
        {/* Important, because in a column of its own the heading stays above its lead on desktop too. */}
        <SectionHeading {...{ number, eyebrow, title, titleId, level }} className="grid-cols-1!">
          {lead}
        </SectionHeading>
        <ul className="border-line mt-10 border-t">
          {points.map((point, at) => (
            <li
              key={at}
              className="border-line grid gap-x-8 gap-y-1 border-b py-4 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]"
            >
              <Heading className="text-body font-semibold">{point.title}</Heading>
              <p className="text-small text-muted pt-px">{point.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink {...action} />
          {secondaryAction && (
            <ActionLink {...secondaryAction} variant="quiet" className="-ms-3 max-sm:-ms-[25px]" />
          )}
        </div>
      </div>
      <OrderSlip {...slip} />
    </section>
  );
}
