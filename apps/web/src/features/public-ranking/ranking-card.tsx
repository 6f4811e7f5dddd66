import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import type { RankingData } from './load.ts';
import { RankingTable } from './ranking-table.tsx';

/** The top of a Traip's ranking, on its page. */
export function RankingCard({ code, ranking }: { readonly code: string; readonly ranking: RankingData }) {
  const t = useTranslations('ranking');
  if (ranking.items.length === 0) return null;
  return (
    <Card title={t('title')} aside={<Link href={`/t/${code}/ranking`}>{t('all')}</Link>} flush>
      <RankingTable code={code} ranking={ranking} />
    </Card>
  );
}
