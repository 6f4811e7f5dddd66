'use client';

import { useTranslations } from 'next-intl';
import type { MatchData } from './use-matches.ts';

type Origin = MatchData['homeOrigin'];

/** Where a side will come from, in words. */
export function useOriginWords(): (origin: Origin) => string {
  const t = useTranslations('bracket');
  const own = useTranslations('competitionManage');
  return (origin) => {
    const { position, group, round, match } = origin ?? {
      position: null,
      group: null,
      round: null,
      match: null,
    };
    const tie =
      match === null || match.home === null || match.away === null
        ? own('aMatchOf', { round: match?.round ?? round ?? 0 })
        : `${match.home} – ${match.away}`;
    switch (origin?.kind) {
      case 'WINNER':
        return t('winner', { tie });
      case 'LOSER':
        return t('loser', { tie });
      case 'SURVIVOR':
        return t('survivor', { rank: position ?? 0, round: round ?? 0 });
      case 'GROUP':
        return t('ofGroup', { position: position ?? 0, group: group ?? '' });
      case 'BEST':
        return own('oneOfBest', { position: position ?? 0 });
      case 'BYE':
        return t('bye');
      default:
        return t('undecided');
    }
  };
}
