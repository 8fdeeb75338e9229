import { Link, type LinkProps } from '../../src/lib/navigation.tsx';
import { brand } from '../brand.ts';

/** A link within a sentence that is itself a remark: it keeps the accent for what matters more (see `TextLink`). */
export const QuietLink = (props: LinkProps) => (
  <Link {...props} className="text-ink underline underline-offset-4" />
);

/** The studio's address, to write to. */
export const MailLink = () => <QuietLink href={`mailto:${brand.email}`}>{brand.email}</QuietLink>;
