import { Link } from '../lib/navigation.tsx';
import { Button, type ButtonProps } from './button.tsx';

export type ActionLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'> & {
  href: string;
  label: string;
};

/** Link that looks like a button. Its children, such as an icon, are before the label. */
export function ActionLink({ href, label, children, variant = 'secondary', ...button }: ActionLinkProps) {
  return (
    <Button asChild variant={variant} {...button}>
      <Link href={href}>
        {children}
        {label}
      </Link>
    </Button>
  );
}
