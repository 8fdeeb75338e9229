import type { ReactNode } from 'react';
import { Aside } from '../../src/ui/prose.tsx';
import { brand, demonstrationNotice } from '../brand.ts';

/**
 * Says that what follows is invented, in the same words wherever it is needed. `children` add what holds for one kind of
 * page. Renders nothing once `brand.demonstration` is false.
 */
export function Demonstration({ children, className }: { children?: ReactNode; className?: string }) {
  if (!brand.demonstration) return null;
  return (
    <Aside className={className}>
      <p>
        {demonstrationNotice} {children}
      </p>
    </Aside>
  );
}
