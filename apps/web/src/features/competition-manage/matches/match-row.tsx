'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { MatchState } from '../../../ui/match/match-state.tsx';
import { useOriginWords } from '../../../ui/match-list/origin-words.ts';
import { MatchLine } from './match-line.tsx';
import styles from './matches.module.css';
import type { MatchData } from './use-matches.ts';

interface MatchRowProps {
  readonly match: MatchData;
  /** In a list that mixes rounds. */
  readonly withRound?: boolean;
}

/** A match as it stands: who plays, how it is going, when and in which group. */
export function MatchRow({ match, withRound = false }: MatchRowProps) {
  const t = useTranslations('competitionManage');
  const locale = useLocale();
  const origin = useOriginWords();
  const { home, away, homeOrigin, awayOrigin, score, kickOff, group, round } = match;
  const facts = [
    kickOff === null ? null : dayAndTime(locale, new Date(kickOff)),
    withRound ? t('roundNumber', { round }) : null,
    group === null ? null : t('inGroup', { group }),
  ];
  return (
    <MatchLine
      home={{ name: home?.name ?? origin(homeOrigin), team: home }}
      away={{ name: away?.name ?? origin(awayOrigin), team: away }}
      middle={score === null ? t('versus') : `${score.home}–${score.away}`}
      aside={
        <span className={styles.standing}>
          <MatchState state={match.state} />
          <span>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        </span>
      }
    />
  );
}
