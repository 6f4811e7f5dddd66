'use client';

import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { MatchRow } from './match-row.tsx';
import styles from './matches.module.css';
import { PhaseFilter, type PhasesWithMatches } from './phase-filter.tsx';
import { useRound } from './use-matches.ts';

export function ByRound({ competitionId, phases }: PhasesWithMatches) {
  const t = useTranslations('competitionManage');
  const [criteria, change] = useUrlState({ phase: '', round: '1' });
  const phaseId = (phases.find(({ id }) => id === criteria.phase) ?? phases[0])?.id ?? '';
  const round = parsePage(criteria.round);
  const { query, hasNext } = useRound({ competitionId, phaseId, round });
  const step = (to: number, label: string, Icon: typeof ChevronLeftRounded, isThere: boolean) => (
    <IconButton aria-label={label} disabled={!isThere} onClick={() => change({ round: `${to}` })}>
      <Icon />
    </IconButton>
  );
  return (
    <>
      {phases.length > 1 && (
        <div className={styles.tools}>
          <PhaseFilter
            {...{ phases, value: phaseId, all: null }}
            onChange={(phase) => change({ phase, round: '1' })}
          />
        </div>
      )}
      <div className={styles.chooser}>
        {step(round - 1, t('previousRound'), ChevronLeftRounded, round > 1)}
        <b className={styles.round} aria-live="polite">
          {t('roundNumber', { round })}
        </b>
        {step(round + 1, t('nextRound'), ChevronRightRounded, hasNext)}
      </div>
      <QueryState
        query={query}
        errorTitle={t('matchesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noMatchFits')}>{t('noSuchRound')}</EmptyState>}
      >
        {({ items }) => (
          <ul>
            {items.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
