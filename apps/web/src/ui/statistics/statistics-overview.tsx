import type { CompetitorKind } from '@traip/engine';
import { matchUnit } from '@traip/engine';
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { PlayerList } from './player-list.tsx';
import { SideStats } from './side-stats.tsx';
import styles from './statistics.module.css';
import type { LeaderListsView, SideStatsView } from './types.ts';
import { type ListedCategory, useListTitle } from './use-list-title.ts';

interface StatisticsOverviewProps {
  readonly category: ListedCategory;
  readonly kind: CompetitorKind;
  readonly lists: LeaderListsView;
  readonly sides: SideStatsView;
  /** A link beside the title of a list that continues. */
  readonly more: (metric: LeaderListsView[number]['metric']) => ReactNode;
}

/** The top of every list of the sport, and the statistics of its sides. */
export function StatisticsOverview({ category, kind, lists, sides, more }: StatisticsOverviewProps) {
  const titleOf = useListTitle(category);
  return (
    <div className={styles.stack}>
      <div className={styles.lists}>
        {lists.map(({ metric, total, rows }) => (
          <Card key={metric} title={titleOf(metric)} aside={total > rows.length && more(metric)} flush>
            <PlayerList rows={rows} unit={matchUnit(category.sportVariantKey)} />
          </Card>
        ))}
      </div>
      <SideStats category={category} kind={kind} stats={sides} />
    </div>
  );
}
