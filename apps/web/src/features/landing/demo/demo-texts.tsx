import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

/** The messages of the demo: only the front page loads them. */
export async function DemoTexts({ children }: { readonly children: ReactNode }) {
  const { demo, welcome } = await getMessages();
  return <NextIntlClientProvider messages={{ demo, welcome }}>{children}</NextIntlClientProvider>;
}
