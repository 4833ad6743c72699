import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import 'ssm-react/styles.css';
import './portal.css';

export const metadata: Metadata = { title: 'Assay portal' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
