'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../../i18n/formats.ts';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import type { VenueData } from '../../venues/index.ts';
import type { MatchData } from '../data/use-calendar.ts';
import { useMatchSide } from '../views/use-items.ts';
import { type MatchSlot, slotWarnings } from './match-slot.ts';
import styles from './move.module.css';
import type { Conflict } from './use-conflicts.ts';

interface MoveWarningsProps {
  readonly query: UseQueryResult<Conflict[]>;
  readonly slot: MatchSlot;
  readonly matches: readonly MatchData[];
  readonly venues: readonly VenueData[];
  readonly mayForce: boolean;
}

/** What conflicts with a slot: who is busy then, and what the venue says. */
export function MoveWarnings({ query, slot, matches, venues, mayForce }: MoveWarningsProps) {
  const t = useTranslations('competitionCalendar');
  const failureMessage = useFailureMessage();
  const conflictLabels = useConflictLabels(matches);
  const { data = [], error } = query;
  const warnings = slotWarnings(slot, venues, new Date());
  return (
    <div className={styles.obstacles}>
      {error !== null && <FormError>{failureMessage(error, t('conflictsFailed'))}</FormError>}
      {data.length > 0 && (
        <Notice tone="error">
          {t(mayForce ? 'takenForce' : 'taken')}
          <ul className={styles.reasons}>
            {data.map((conflict) => (
              <li key={`${conflict.kind} ${conflict.id} ${conflict.kickOff}`}>{conflictLabels(conflict)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {warnings.map(({ kind, venue }) => (
        <Notice key={kind} tone="warning">
          {t(`warnings.${kind}`, { venue })}
        </Notice>
      ))}
      {query.isSuccess && data.length === 0 && warnings.length === 0 && (
        <Notice tone="success">{t('free')}</Notice>
      )}
    </div>
  );
}

function useConflictLabels(matches: readonly MatchData[]): (conflict: Conflict) => string {
  const t = useTranslations('competitionCalendar');
  const locale = useLocale();
  const side = useMatchSide();
  return ({ kind, name, matchId, kickOff }) => {
    const time = timeOfDay(locale, new Date(kickOff));
    const other = matches.find(({ id }) => id === matchId);
    if (other === undefined) return t(`conflicts.${kind}`, { name, time });
    const home = side(other.home, other.homeOrigin).name;
    const away = side(other.away, other.awayOrigin).name;
    return t(`conflictsWith.${kind}`, { name, time, match: `${home} – ${away}` });
  };
}
