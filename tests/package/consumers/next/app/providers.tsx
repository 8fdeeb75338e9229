'use client';
import type { ReactNode } from 'react';
import { Toaster } from 'safelight';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
