import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { ArrowRightIcon } from '../ui/icons.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';

/** One way to reach the studio. */
export type ContactChannel = {
  /** ID of the line, so that a link can lead to it. */
  id?: string;
  /** The kind of contact: "Phone". */
  label: string;
  /** Text of the link, large: the number, the address, "Open chat". */
  value: string;
  /** `tel:`, `mailto:`, or a page. For the chat: the link's target until scripts have loaded. */
  href: string;
  /** Hours, or the usual response time. */
  note?: ReactNode;
  /** Whether it opens the chat: pressing it calls `onChat` instead of following `href`. */
  chat?: boolean;
};

export type ContactProps = SectionProps & {
  /** The ways to reach the studio, in the order to show them. */
  channels: readonly ContactChannel[];
  /** Called to open the host's chat. Without it the chat's line is a plain link. */
  onChat?: () => void;
  /** The promise that closes the section: "A quote within 2 hours." */
  promise?: ReactNode;
  /** A button below. Default: none. */
  action?: SectionAction;
};

/** All ways to reach the studio, one line each. It has no contact form: visitors write with the order form. */
export function Contact(props: ContactProps) {
  const { channels, onChat, promise, action, ...section } = props;
  return (
    <SectionFrame id="contact" {...section}>
      <ul className="border-line mt-12 border-t lg:mt-14">
        {channels.map((channel, at) => (
          <Channel key={at} {...channel} onChat={onChat} />
        ))}
      </ul>
      {(promise || action) && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          {promise && <p className="min-w-0 display text-display-md">{promise}</p>}
          {action && <ActionLink {...action} variant="primary" />}
        </div>
      )}
    </SectionFrame>
  );
}

type ChannelProps = ContactChannel & Pick<ContactProps, 'onChat'>;

function Channel({ id, label, value, href, note, chat = false, onChat }: ChannelProps) {
  const opensChat = chat && onChat !== undefined;
  // The host's link may ignore `preventDefault` and follow the URL as well.
  const Anchor = opensChat ? 'a' : Link;
  const openChat = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChat?.();
  };
  return (
    <li
      id={id}
      className="border-line group grid scroll-mt-6 items-baseline gap-x-8 gap-y-1 border-b py-5 md:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,19rem)] lg:py-6"
    >
      <span className="label-mono text-muted">{label}</span>
      <Anchor
        href={href}
        onClick={opensChat ? openChat : undefined}
        className="display text-display-sm sm:text-display-md flex min-h-11 min-w-0 items-center gap-3 justify-self-start decoration-1 underline-offset-[0.18em] hover:underline"
      >
        {/* Addresses can be longer than small phones are wide. */}
        <bdi className="min-w-0 wrap-anywhere">{value}</bdi>
        <ArrowRightIcon className="text-accent-ink size-5 opacity-0 transition-opacity duration-(--motion-fast) group-hover:opacity-100 max-md:hidden rtl:-scale-x-100" />
      </Anchor>
      {note && <span className="text-small text-muted md:col-start-2 lg:col-start-3">{note}</span>}
    </li>
  );
}
