import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { Unsubscribe } from '../../../../features/unsubscribe/unsubscribe.tsx';
import { unsubscribeMessages } from '../../../../i18n/client-messages.ts';
import { QueryProvider } from '../../../../lib/api/query-provider.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/unsubscribe',
    title: t('unsubscribe.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function UnsubscribePage({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const { token } = await searchParams;
  return (
    <NextIntlClientProvider messages={unsubscribeMessages(await getMessages())}>
      <QueryProvider>
        <Unsubscribe token={typeof token === 'string' ? token : ''} />
      </QueryProvider>
    </NextIntlClientProvider>
  );
}
