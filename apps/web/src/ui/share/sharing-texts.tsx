import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Provides the sharing messages on public pages, which carry as few messages as possible. */
export async function SharingTexts({ children }: { readonly children: ReactNode }) {
  const { sharing, ui } = await getMessages();
  return <NextIntlClientProvider messages={{ sharing, ui }}>{children}</NextIntlClientProvider>;
}
