import type { CompetitorKind } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { useMethodName } from '../bout/use-bout-text.ts';
import { Card } from '../card.tsx';
import { FiguresTable } from './figures-table.tsx';
import styles from './statistics.module.css';
import type { SideStatsView } from './types.ts';
import { useFigureLabels } from './use-figure-labels.ts';
import type { ListedCategory } from './use-list-title.ts';

interface SideStatsProps {
  readonly category: Pick<ListedCategory, 'sportVariantKey'>;
  readonly kind: CompetitorKind;
  readonly stats: SideStatsView;
}

/** The statistics of each team, pair or player, in the columns of the sport. */
export function SideStats({ category, kind, stats }: SideStatsProps) {
  const t = useTranslations('statistics');
  const figureLabels = useFigureLabels(category.sportVariantKey);
  const { columns, rows } = stats;
  if (rows.length === 0) return null;
  return (
    <Card title={t('sides', { kind })} flush>
      <FiguresTable
        caption={t('sidesCaption', { kind })}
        head={t('side', { kind })}
        columns={columns.map((key) => ({ key, ...figureLabels(key) }))}
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
function Methods({ wonBy }: Pick<SideStatsView['rows'][number], 'wonBy'>) {
  const nameOf = useMethodName();
  const methods = Object.entries(wonBy).toSorted(([, a], [, b]) => b - a);
  if (methods.length === 0) return null;
  return (
    <span className={styles.quiet}>
      {methods.map(([key, count]) => `${nameOf(key)} ${count}`).join(' · ')}
    </span>
  );
}
