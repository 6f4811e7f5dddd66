import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadTraip } from '../../../../../features/public-traip/load-traip.ts';
import { PublicTraip } from '../../../../../features/public-traip/public-traip.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/t/[code]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code, name, description } = await loadTraip((await params).code);
  const t = await getTranslations('publicTraip');
  return pageMetadata({
    locale: await getLocale(),
    path: `/t/${code}`,
    title: name,
    description: description?.slice(0, 200) ?? t('description', { name }),
  });
}

export default async function TraipPage({ params }: Props) {
  return <PublicTraip traip={await loadTraip((await params).code)} />;
}
