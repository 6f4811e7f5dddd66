import type { Locale } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { words } from '../../words/words.ts';

/** The fields a sport records for a match, in order; the last one is the result. */
export function resultFields(
  { sets, periods, draw, bout }: Pick<SportRules, 'sets' | 'periods' | 'draw' | 'bout'>,
  { locale, isKnockout }: { readonly locale: Locale; readonly isKnockout: boolean },
): readonly string[] {
  const { result, set, setsWon, boutRound, roundsWon, period, firstHalf, secondHalf, extra, shootOut } =
    words[locale];
  if (sets !== null)
    return bout === null
      ? [...numbered(set, sets.bestOf), setsWon]
      : [...numbered(boutRound, sets.bestOf), roundsWon];
  const parts = periods?.n === 2 ? [firstHalf, secondHalf] : numbered(period, periods?.n ?? 0);
  const breakers = isKnockout ? draw.knockout : [];
  return [
    ...parts,
    ...(breakers.some((one) => overtimes.includes(one)) ? [extra] : []),
    ...(breakers.includes('SHOOT_OUT') ? [shootOut] : []),
    result,
  ];
}

const overtimes: readonly string[] = ['EXTRA_TIME', 'SUDDEN_DEATH', 'GOLDEN_SCORE', 'PLAY_OFF_HOLE'];

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
