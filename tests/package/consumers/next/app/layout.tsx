import type { ReactNode } from 'react';
import 'safelight/styles.css';

export const metadata = { title: 'A Next application', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body data-surface="darkroom">{children}</body>
    </html>
  );
}
