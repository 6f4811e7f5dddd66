import type { SportRules } from './rules.ts';

/** What a match is called: combat sports have bouts, teams that play rubbers have ties. */
export type MatchUnit = 'MATCH' | 'BOUT' | 'TIE';

/** What a match under these rules is called; texts choose their noun by it. */
export function matchUnitOf({ bout, rubbers }: Pick<SportRules, 'bout' | 'rubbers'>): MatchUnit {
  if (bout !== null) return 'BOUT';
  return rubbers === null ? 'MATCH' : 'TIE';
}
