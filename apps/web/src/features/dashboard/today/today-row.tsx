'use client';

import SportsOutlined from '@mui/icons-material/SportsOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../../i18n/formats.ts';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { MatchState } from '../../../ui/match/match-state.tsx';
import { useOriginLabel } from '../../../ui/match-row/use-origin-label.ts';
import type { TodayMatch } from '../data/use-overview.ts';
import styles from './today.module.css';
import { TodayAction } from './today-action.tsx';

interface TodayRowProps {
  readonly match: TodayMatch;
  readonly orgCode: string;
}

export function TodayRow({ match, orgCode }: TodayRowProps) {
  const locale = useLocale();
  const words = useOriginLabel();
  const { kickOff, state, clock, score, home, away } = match;
  const isLive = state === 'IN_PROGRESS';
  const minute = isLive && clock?.shown ? `${clock.shown}′` : undefined;
  return (
    <li className={`${styles.row} ${isLive ? styles.isLive : ''}`}>
      <b className={styles.time}>{kickOff === null ? '–' : timeOfDay(locale, new Date(kickOff))}</b>
      <span className={styles.sides}>
        <Side team={home} name={home?.name ?? words(match.homeOrigin)} score={score?.home} />
        <Side team={away} name={away?.name ?? words(match.awayOrigin)} score={score?.away} />
      </span>
      <span className={styles.stands}>
        {/* The hour says that it is to come. */}
        {state !== 'SCHEDULED' && <MatchState state={state}>{minute}</MatchState>}
        <Referees match={match} />
      </span>
      <span className={styles.action}>
        <TodayAction match={match} orgCode={orgCode} />
      </span>
    </li>
  );
}

interface SideProps {
  readonly team: TodayMatch['home'];
  readonly name: string;
  readonly score: number | undefined;
}

function Side({ team, name, score }: SideProps) {
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={22} />
      ) : (
        <Crest name={name} url={team.avatarUrl} kind={team.competitorKind} width={22} />
      )}
      <span className={styles.name}>{name}</span>
      {score !== undefined && <b className={styles.score}>{score}</b>}
    </span>
  );
}

function Referees({ match: { refereeNames, referees, state } }: { readonly match: TodayMatch }) {
  const t = useTranslations('orgMatches');
  const [first, ...others] = refereeNames;
  if (first !== undefined)
    return (
      <span className={styles.referee}>
        <SportsOutlined aria-hidden="true" />
        {others.length === 0 ? first : `${first} +${others.length}`}
      </span>
    );
  if (referees > 0 || state !== 'SCHEDULED') return null;
  return (
    <span className={`${styles.referee} ${styles.lacks}`}>
      <WarningAmberRounded aria-hidden="true" />
      {t('noReferee')}
    </span>
  );
}
