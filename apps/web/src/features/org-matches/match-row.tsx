'use client';

import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useLocale, useTranslations } from 'next-intl';
import { timeOfDay } from '../../i18n/formats.ts';
import { Link } from '../../i18n/navigation.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { MatchState } from '../../ui/match/match-state.tsx';
import { LiveMinute } from './live-minute.tsx';
import styles from './match-list.module.css';
import type { MatchData } from './use-match-list.ts';

interface MatchRowProps {
  readonly match: MatchData;
  readonly href: string;
  /** By this device's clock. */
  readonly readAt: number;
}

export function MatchRow({ match, href, readAt }: MatchRowProps) {
  const t = useTranslations('orgMatches');
  const locale = useLocale();
  const { kickOff, score, clock, state, competition, round, group, venue, field } = match;
  const facts = [
    competition.name,
    t('round', { round }),
    group === null ? null : t('group', { group }),
    [venue?.name, field?.name].filter((item) => item !== undefined).join(', ') || null,
  ];
  const needsReferee = match.referees === 0 && (state === 'CREATED' || state === 'SCHEDULED');
  return (
    <li className={styles.item}>
      <Link href={href} className={styles.match}>
        <span className={styles.time}>{kickOff === null ? '–' : timeOfDay(locale, new Date(kickOff))}</span>
        <span className={styles.sides}>
          <Side team={match.home} score={score?.home} />
          <Side team={match.away} score={score?.away} />
          <span className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        </span>
        <span className={styles.chips}>
          <MatchState state={state}>
            {clock !== null && state === 'IN_PROGRESS' ? <LiveMinute {...{ clock, readAt }} /> : undefined}
          </MatchState>
          {needsReferee && (
            <StateChip tone="warning" icon={<WarningAmberRounded />}>
              {t('noReferee')}
            </StateChip>
          )}
        </span>
      </Link>
    </li>
  );
}

interface SideProps {
  readonly team: MatchData['home'];
  readonly score: number | undefined;
}

function Side({ team, score }: SideProps) {
  const t = useTranslations('orgMatches');
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={20} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} width={20} />
      )}
      <span className={team === null ? styles.undecided : styles.name}>{team?.name ?? t('undecided')}</span>
      {score !== undefined && <b className={styles.score}>{score}</b>}
    </span>
  );
}
