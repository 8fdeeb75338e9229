import { cn } from '../../src/lib/cn.ts';
import { Link, type LinkProps } from '../../src/lib/navigation.tsx';

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
