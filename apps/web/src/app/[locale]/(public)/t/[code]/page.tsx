import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadRecords } from '../../../../../features/public-races/index.ts';
import { loadRanking } from '../../../../../features/public-ranking/index.ts';
import { loadHistory, loadTraip } from '../../../../../features/public-traip/load-traip.ts';
import { PublicTraip } from '../../../../../features/public-traip/public-traip.tsx';
import { traipFacts, versionOf } from '../../../../../features/social-pictures/index.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { breadcrumbs } from '../../../../../ui/json-ld/breadcrumbs.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/t/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [traip, locale] = await Promise.all([loadTraip((await params).code), getLocale()]);
  const { code, name, description } = traip;
  const t = await getTranslations('publicTraip');
  return pageMetadata({
    locale,
    path: `/t/${code}`,
    pictureVersion: versionOf(await traipFacts(traip, locale)),
    title: name,
    description: description?.slice(0, 200) ?? t('description', { name }),
  });
}

export default async function TraipPage({ params }: Props) {
  const traip = await loadTraip((await params).code);
  const [history, ranking, records, locale] = await Promise.all([
    loadHistory(traip.code),
    loadRanking(traip.code, { limit: 5 }),
    loadRecords(traip.code, { limit: 1 }),
    getLocale(),
  ]);
  const { code, name, organization } = traip;
  const crumbs = [
    { name: organization.name, path: `/o/${organization.orgCode}` },
    { name, path: `/t/${code}` },
  ];
  return (
    <>
      <JsonLd data={breadcrumbs(locale, crumbs)} />
      <PublicTraip traip={traip} history={history} ranking={ranking} records={records} />
    </>
  );
}
