import type { RubberToWrite, Write } from '@traip/contract';
import { type RubberEnding, rubberEndings } from '@traip/engine/match';

type Side = 'home' | 'away';

/** The fields of one rubber, as typed. */
export interface RubberValues {
  readonly key: string;
  readonly home: readonly string[];
  readonly away: readonly string[];
  readonly sets: readonly Readonly<Record<Side, string>>[];
  /** Empty: played to the end. */
  readonly ending: RubberEnding | '';
}

interface KnownRubber {
  readonly key: string;
  readonly sets: readonly { readonly home: number; readonly away: number }[];
  readonly ending: RubberEnding | null;
  readonly home: readonly { readonly id: string }[];
  readonly away: readonly { readonly id: string }[];
}

/** A stored rubber, with boxes for all possible sets. */
export function firstRubber({ key, sets, ending, home, away }: KnownRubber, bestOf: number): RubberValues {
  const ids = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);
  const boxes = Array.from({ length: Math.max(bestOf, sets.length) }, (_, at) => {
    const set = sets[at];
    return { home: set ? String(set.home) : '', away: set ? String(set.away) : '' };
  });
  return { key, home: ids(home), away: ids(away), sets: boxes, ending: ending ?? '' };
}

export function endingIn(value: string): RubberValues['ending'] {
  return rubberEndings.find((ending) => ending === value) ?? '';
}

/** Whether it was never started: then it has no sets. */
export function isUnplayed({ ending }: Pick<RubberValues, 'ending'>): boolean {
  return ending === 'UNPLAYED' || ending.startsWith('FORFEIT');
}

/** Whether anything besides the players was entered. */
export function hasScore(values: RubberValues): boolean {
  return values.ending !== '' || values.sets.some(({ home, away }) => home !== '' || away !== '');
}

/** The request; boxes that are empty on both sides are no set. */
export function toRubber(values: RubberValues): Write<typeof RubberToWrite> {
  const { key, home, away, ending } = values;
  const sets = values.sets
    .filter((set) => set.home !== '' || set.away !== '')
    .map((set) => ({ home: Number(set.home), away: Number(set.away) }));
  return {
    key,
    home: home.filter((id) => id !== ''),
    away: away.filter((id) => id !== ''),
    sets: isUnplayed(values) ? [] : sets,
    ending: ending === '' ? null : ending,
  };
}
