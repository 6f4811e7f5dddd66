import { useTranslations } from 'next-intl';
import type { MatchRowView } from './types.ts';

type Origin = MatchRowView['homeOrigin'];

/** The origin of an open slot. */
export function useOriginLabel(): (origin: Origin) => string {
  const t = useTranslations('bracket');
  const own = useTranslations('matchList');
  // A dash separates the sides of the match this side belongs to.
  const tieOf = ({ match, round }: NonNullable<Origin>) =>
    match?.home && match.away
      ? `${match.home} / ${match.away}`
      : own('aMatchOf', { round: match?.round ?? round ?? 0 });
  return (origin) => {
    const position = origin?.position ?? 0;
    switch (origin?.kind) {
      case 'WINNER':
        return t('winner', { tie: tieOf(origin) });
      case 'LOSER':
        return t('loser', { tie: tieOf(origin) });
      case 'BEATEN':
        return t('beaten', { tie: tieOf(origin) });
      case 'SURVIVOR':
        return t('survivor', { rank: position, round: origin.round ?? 0 });
      case 'GROUP':
        return t('ofGroup', { position, group: origin.group ?? '' });
      case 'BEST':
        return own('oneOfBest', { position });
      case 'BYE':
        return t('bye');
      default:
        return t('undecided');
    }
  };
}
