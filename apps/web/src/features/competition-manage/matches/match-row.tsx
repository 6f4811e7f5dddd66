'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { MatchState } from '../../../ui/match/match-state.tsx';
import { useOriginLabel } from '../../../ui/match-list/use-origin-label.ts';
import { MatchLine } from './match-line.tsx';
import styles from './matches.module.css';
import type { MatchData } from './use-matches.ts';

interface MatchRowProps {
  readonly match: MatchData;
  /** In lists that mix rounds. */
  readonly withRound?: boolean;
}

export function MatchRow({ match, withRound = false }: MatchRowProps) {
  const t = useTranslations('competitionManage');
  const locale = useLocale();
  const origin = useOriginLabel();
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
