import type { SportRules } from './rules.ts';

/** What people meet for: a combat sport is fought in bouts, and teams that play rubbers meet in a tie. */
export type MatchUnit = 'MATCH' | 'BOUT' | 'TIE';

/** What a match of these rules is called: texts choose their noun by it. */
export function matchUnitOf({ bout, rubbers }: Pick<SportRules, 'bout' | 'rubbers'>): MatchUnit {
  if (bout !== null) return 'BOUT';
  return rubbers === null ? 'MATCH' : 'TIE';
}
