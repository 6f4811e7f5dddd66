'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { draftOf } from './draft/draft.ts';
import { LineupList } from './draft/lineup-list.tsx';
import styles from './lineups.module.css';
import { type LineupKey, useLineup } from './use-lineup.ts';

interface RivalLineupProps extends LineupKey {
  readonly name: string;
}

/** Shown once the other team has confirmed its lineup. */
export function RivalLineup({ name, ...team }: RivalLineupProps) {
  const t = useTranslations('lineups');
  const playerName = usePlayerName();
  const query = useLineup(team);
  return (
    <Card title={t('lineupOf', { team: name })}>
      <QueryState
        query={query}
        errorTitle={t('failed')}
        isEmpty={({ lineup }) => lineup === null}
        empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      >
        {(data) => (
          <div className={styles.editor}>
            <LineupList draft={draftOf(data, playerName)} />
          </div>
        )}
      </QueryState>
    </Card>
  );
}
