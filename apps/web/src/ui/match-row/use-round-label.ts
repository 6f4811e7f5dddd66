import { useTranslations } from 'next-intl';
import type { MatchRowView } from './types.ts';

/** The named rounds of a knockout, by their number of ties. */
const named = {
  1: 'final',
  2: 'semiFinal',
  4: 'quarterFinal',
  8: 'last16',
  16: 'last32',
  32: 'last64',
} as const;

/** Parts whose rounds all have the same name. */
const apart = { GRAND_FINAL: 'grandFinal', REPECHAGE: 'repechage', BRONZE: 'bronze' } as const;

interface Placed extends Pick<MatchRowView, 'round'> {
  /** Missing in data that an older version stored on this device. */
  readonly bracket?: MatchRowView['bracket'];
}

/** "Semi-final", "Third place", "Round 7": by the name people use. */
export function useRoundLabel(): (match: Placed) => string {
  const t = useTranslations('matchList');
  return ({ round, bracket = null }) => {
    if (bracket === null) return t('round', { round });
    const { part, step, size, firstPlace } = bracket;
    if (part === 'UPPER' || part === 'LOWER') return t(`brackets.${part}`, { step });
    if (part === 'GRAND_FINAL' || part === 'REPECHAGE' || part === 'BRONZE')
      return t(`rounds.${apart[part]}`);
    if (part === 'PLACEMENT') return t(firstPlace === 3 ? 'rounds.thirdPlace' : 'rounds.placement');
    return size in named ? t(`rounds.${named[size as keyof typeof named]}`) : t('round', { round });
  };
}
