import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadRecords } from '../../../../../../features/public-races/load-records.ts';
import { RecordsPage } from '../../../../../../features/public-races/records-page.tsx';
import { recordsQueryIn } from '../../../../../../features/public-races/records-query.ts';
import { loadTraip } from '../../../../../../features/public-traip/load-traip.ts';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/t/[code]/records'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code, name } = await loadTraip((await params).code);
  const t = await getTranslations('records');
  return pageMetadata({
    locale: await getLocale(),
    path: `/t/${code}/records`,
    title: t('ofTraip', { name }),
    description: t('description', { name }),
  });
}

export default async function TraipRecordsPage({ params, searchParams }: Props) {
  const traip = await loadTraip((await params).code);
  const query = recordsQueryIn(await searchParams);
  const { event, of, search, page } = query;
  const records = await loadRecords(traip.code, { ...(event && { event }), of, search, page, limit: 50 });
  return <RecordsPage traip={traip} records={records} query={query} />;
}
