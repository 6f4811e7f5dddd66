import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import { Card } from '../../../ui/card.tsx';
import { FiguresTable } from '../../../ui/statistics/figures-table.tsx';
import { useFigureWords } from '../../../ui/statistics/use-figure-words.ts';
import type { PublicCompetitionData, SideStatsData } from '../../public-matches/index.ts';
import styles from './public-competition.module.css';

interface SideStatsProps {
  readonly competition: PublicCompetitionData;
  readonly stats: SideStatsData;
}

/** What each team, pair or player did, in the columns of the sport. */
export function SideStats({ competition: { category, competitors: kind }, stats }: SideStatsProps) {
  const t = useTranslations('statistics');
  const words = useFigureWords(category.sportVariantKey);
  const { columns, rows } = stats;
  if (rows.length === 0) return null;
  return (
    <Card title={t('sides', { kind })} flush>
      <FiguresTable
        caption={t('sidesCaption', { kind })}
        head={t('side', { kind })}
        columns={columns.map((key) => ({ key, ...words(key) }))}
        rows={rows.map(({ team, values, wonBy }) => ({
          key: team.id,
          values,
          name: (
            <>
              <Link href={`/team/${team.id}`} className={styles.link}>
                {team.name}
              </Link>
              <Methods wonBy={wonBy} />
            </>
          ),
        }))}
      />
    </Card>
  );
}

/** "Ippon 3 · Waza-ari 1". */
function Methods({ wonBy }: Pick<SideStatsData['rows'][number], 'wonBy'>) {
  const nameOf = useMethodName();
  const ways = Object.entries(wonBy).toSorted(([, a], [, b]) => b - a);
  if (ways.length === 0) return null;
  return (
    <span className={styles.quiet}>{ways.map(([key, count]) => `${nameOf(key)} ${count}`).join(' · ')}</span>
  );
}
