import type { ReactNode } from 'react';
import { Link } from '../../src/lib/navigation.tsx';
import { brand } from '../brand.ts';

const look = 'text-ink underline underline-offset-4';

/** A link within a sentence that is itself a remark: it is underlined, and keeps the accent for what matters more. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  );
}

/** The studio's address, to write to. */
export function MailLink() {
  return (
    <a href={`mailto:${brand.email}`} className={look}>
      {brand.email}
    </a>
  );
}
