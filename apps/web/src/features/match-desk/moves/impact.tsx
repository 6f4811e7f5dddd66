'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './moves.module.css';
import type { ImpactData } from './use-impact.ts';

interface ImpactProps {
  readonly impact: ImpactData;
  /** Shown instead of the impact. */
  readonly title?: string;
}

/** Who moves in the table, who advances, and which later matches have begun. */
export function Impact({ impact, title }: ImpactProps) {
  const { score, positions, slots, started } = impact;
  const t = useTranslations('matchDesk');
  const nameOf = useTeamNames();
  const moved = positions.filter(({ before, after }) => before !== after);
  const isNothing = moved.length === 0 && slots.length === 0 && started.length === 0;
  return (
    <section className={styles.impact} aria-live="polite">
      <h3>{title ?? t('impact', { home: score.home, away: score.away })}</h3>
      {isNothing && <p>{t('impactNone')}</p>}
      <ul>
        {moved.map(({ teamId, before, after }) => (
          <li key={teamId}>{t('impactPosition', { team: nameOf(teamId), before, after })}</li>
        ))}
        {slots.map(({ matchId, side, before, after }) => (
          <li key={`${matchId} ${side}`}>
            {t('impactSlot', { after: nameOf(after), before: nameOf(before) })}
          </li>
        ))}
      </ul>
      {started.length > 0 && <p>{t('impactStarted', { count: started.length })}</p>}
    </section>
  );
}

/** Until the teams are loaded, the two of this match. */
function useTeamNames(): (id: string | null) => string {
  const t = useTranslations('matchDesk');
  const { desk } = useDeskContext();
  const { id } = desk.competition;
  const { data } = useQuery({
    queryKey: ['competition', 'fullById', { id }],
    queryFn: ({ signal }) => competitionApi.fullById({ params: { id } }, { signal }),
  });
  return (teamId) => {
    if (teamId === null) return t('undecided');
    const entered = data?.entries.find(({ team }) => team.id === teamId)?.team;
    const here = [desk.home, desk.away].find((team) => team?.id === teamId);
    return entered?.name ?? here?.name ?? t('aTeam');
  };
}
