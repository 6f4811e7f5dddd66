import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shortDay, timeOfDay } from '../../i18n/formats.ts';
import styles from './match-row.module.css';
import type { MatchRowView } from './types.ts';

interface WhenProps {
  readonly match: MatchRowView;
  readonly isUnderDay: boolean;
  readonly clock: ReactNode;
}

/** The time or the state in a word, and below it only what the list doesn't show. */
export function When({ match, isUnderDay, clock }: WhenProps) {
  const { kickOff } = match;
  const locale = useLocale();
  const day = kickOff === null || isUnderDay ? null : shortDay(locale, new Date(kickOff));
  const below = useBelow(match, day);
  const content = (
    <>
      <b>
        <State match={match} clock={clock} />
      </b>
      {below !== null && <small>{below}</small>}
    </>
  );
  if (kickOff === null) return <span className={styles.when}>{content}</span>;
  return (
    <time dateTime={kickOff} className={styles.when}>
      {content}
    </time>
  );
}

function State({ match, clock }: Pick<WhenProps, 'match' | 'clock'>) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  const { state, postponed, kickOff } = match;
  if (state === 'IN_PROGRESS') {
    return (
      <>
        <i className={styles.dot} aria-hidden="true" />
        <span className="visually-hidden">{t('states.IN_PROGRESS')}</span>
        {clock ?? <Minute match={match} />}
      </>
    );
  }
  if (state === 'CANCELLED') {
    return (
      <>
        <HighlightOffRounded aria-hidden="true" className={styles.icon} />
        {t('states.CANCELLED')}
      </>
    );
  }
  if (postponed !== null) {
    return (
      <>
        <EventBusyOutlined aria-hidden="true" className={styles.icon} />
        {t('states.POSTPONED')}
      </>
    );
  }
  if (state === 'FINISHED' || state === 'CLOSED') return t('final');
  if (kickOff === null) return t(match.isQueued ? 'states.QUEUED' : 'noDate');
  return timeOfDay(locale, new Date(kickOff));
}

function Minute({ match: { clock } }: Pick<WhenProps, 'match'>) {
  const t = useTranslations('matchList');
  if (clock?.is === 'BREAK') return t('break');
  return clock?.shown ? `${clock.shown}′` : t('states.IN_PROGRESS');
}

function useBelow({ state, postponed, ending }: MatchRowView, day: string | null): string | null {
  const t = useTranslations('matchList');
  if (postponed !== null && state !== 'CANCELLED') return t('noDate');
  if (state === 'IN_PROGRESS') return null;
  if (day !== null) return day;
  if (ending?.shootOut != null) return t('shootOut');
  return ending !== null && ending.outcome !== 'NORMAL' ? t('awarded') : null;
}
