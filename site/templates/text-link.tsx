import { cn } from '../../src/lib/cn.ts';
import { Link, type LinkProps } from '../../src/lib/navigation.tsx';
import { brand } from '../brand.ts';

/** A link in a text. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link
    {...rest}
    className={cn(
      'text-accent-ink font-semibold underline decoration-1 underline-offset-4 hover:decoration-2',
      className,
    )}
  />
);

/** A link within a sentence that is itself a remark: it keeps the accent for what matters more. */
export const QuietLink = (props: LinkProps) => (
  <Link {...props} className="text-ink underline underline-offset-4" />
);

/** The studio's address, to write to. */
export const MailLink = () => <QuietLink href={`mailto:${brand.email}`}>{brand.email}</QuietLink>;
