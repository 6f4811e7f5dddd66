import { sportByKey } from '@traip/engine';
import { type Unit, unitOf } from '../standings/criterion.ts';

/** What is scored in a sport or variant: goals, points, runs. */
export function unitOfSport(key: string | null): Unit {
  const sport = key === null ? null : sportByKey(key);
  return sport === null ? 'POINTS' : unitOf(sport);
}

/** The unit of all of them, or MIXED if they differ. */
export function unitOfSports(keys: readonly (string | null)[]): Unit | 'MIXED' {
  const units = new Set(keys.map(unitOfSport));
  const [only] = units;
  return units.size === 1 && only !== undefined ? only : 'MIXED';
}
