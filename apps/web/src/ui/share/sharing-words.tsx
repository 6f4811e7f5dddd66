import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** Takes the words of sharing along to the browser, on public pages that carry as few words as they can. */
export async function SharingWords({ children }: { readonly children: ReactNode }) {
  const { sharing, ui } = await getMessages();
  return <NextIntlClientProvider messages={{ sharing, ui }}>{children}</NextIntlClientProvider>;
}
