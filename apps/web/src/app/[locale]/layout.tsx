import type { Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Document } from '../document.tsx';
import { siteMetadata } from '../site-metadata.ts';

export const viewport: Viewport = { themeColor: '#ffffff' };

export const generateMetadata = siteMetadata;

export default async function RootLayout({ children }: { children: ReactNode }) {
  return <Document locale={await getLocale()}>{children}</Document>;
}
