import type { ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import type { SectionAction } from './section-props.ts';

type Props = SectionAction & Pick<ButtonProps, 'variant' | 'className'> & { children?: ReactNode };

/** A button that leads on. Its children, such as an icon, come before the label. */
export function ActionLink({ href, label, variant = 'secondary', className, children }: Props) {
  return (
    <Button asChild variant={variant} className={className}>
      <Link href={href}>
        {children}
        {label}
      </Link>
    </Button>
  );
}
