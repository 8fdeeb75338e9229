import type { ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import type { SectionAction } from './section-props.ts';

type Props = SectionAction & Pick<ButtonProps, 'variant' | 'className'> & { children?: ReactNode };

/** A button that leads on: a plain anchor within the page, the host's link anywhere else. */
export function ActionLink({ href, label, variant = 'secondary', className, children }: Props) {
  const Anchor = href.startsWith('#') ? 'a' : Link;
  return (
    <Button asChild variant={variant} className={className}>
      <Anchor href={href}>
        {label}
        {children}
      </Anchor>
    </Button>
  );
}
