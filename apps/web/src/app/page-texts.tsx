import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type PageName, pageMessages } from '../i18n/client-messages.ts';

interface PageTextsProps {
  readonly of: PageName;
  readonly children: ReactNode;
}

/** Only the texts of one page: those of all pages would weigh more than the page. */
export async function PageTexts({ of, children }: PageTextsProps) {
  const messages = pageMessages(await getMessages(), of);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
