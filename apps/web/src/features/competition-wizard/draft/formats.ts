import { type AlgorithmKey, mainGroupKeys } from '@traip/engine/formats';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import { crossingOf, groupNames } from './crossing.ts';
import type { DraftFormat } from './draft.ts';

/** The formats, and the algorithms of their phases. */
export const formats = {
  LEAGUE: ['ROUND_ROBIN'],
  GROUPS: ['GROUPS'],
  KNOCKOUT: ['SINGLE_ELIM'],
  GROUPS_KNOCKOUT: ['GROUPS', 'QUALIFY'],
  GROUPS_MAIN_ROUND: ['GROUPS', 'MAIN_ROUND', 'QUALIFY'],
  LEAGUE_PLAYOFF: ['ROUND_ROBIN', 'QUALIFY'],
  SWISS: ['SWISS'],
  DOUBLE_ELIM: ['DOUBLE_ELIM'],
  LADDER: ['LADDER'],
  AMERICANO: ['AMERICANO'],
  MEXICANO: ['MEXICANO'],
  PAGE_PLAYOFF: ['PAGE_PLAYOFF'],
  MANUAL: ['MANUAL'],
} as const satisfies Record<string, readonly AlgorithmKey[]>;

export type FormatKey = keyof typeof formats;
export const formatKeys = Object.keys(formats) as FormatKey[];

export interface FormatPhase {
  readonly algorithm: AlgorithmKey;
  readonly params: Params;
}

/** Groups of four by default. */
export function groupCount({ params }: DraftFormat, teams: number): number {
  const { groups = null, size = 4 } = (params.GROUPS ?? {}) as { groups?: number | null; size?: number };
  return groups ?? Math.max(1, Math.min(Math.ceil(teams / size), Math.floor(teams / 2)));
}

/** Which places of a league play on: the best four by default. */
export const playOffOf = ({ playOff }: DraftFormat) => playOff ?? { from: 1, teams: 4 };

export const finalistsOf = ({ finalists }: DraftFormat) => finalists ?? 2;

/** Groups are merged in twos into a main round; an odd number of groups into one. */
export function mainRoundOf(format: DraftFormat, teams: number) {
  const groups = groupNames(groupCount(format, teams));
  const into = groups.length % 2 === 0 ? groups.length / 2 : 1;
  // A single group would have no matches left without rematches.
  return { groups, qualifiers: format.qualifiers, into, rematch: groups.length === 1 };
}

/** Who qualifies for the final phase. */
function finalsOf(format: DraftFormat, teams: number) {
  if (format.key === 'LEAGUE_PLAYOFF') {
    const { from, teams: qualifiers } = playOffOf(format);
    return crossingOf({ groups: groupNames(1), qualifiers, from });
  }
  const { qualifiers, best } = format;
  if (format.key !== 'GROUPS_MAIN_ROUND')
    return crossingOf({ groups: groupNames(groupCount(format, teams)), qualifiers, best });
  const { into } = mainRoundOf(format, teams);
  return crossingOf({ groups: mainGroupKeys(into), qualifiers: finalistsOf(format) });
}

/** The phases of a format with their parameters; later phases take their teams from the one before. */
export function phasesOf(format: DraftFormat, teams: number): FormatPhase[] {
  return formats[format.key].map((algorithm): FormatPhase => {
    const params = format.params[algorithm] ?? {};
    if (algorithm === 'MAIN_ROUND')
      return { algorithm, params: { ...params, ...mainRoundOf(format, teams) } };
    if (algorithm === 'QUALIFY') return { algorithm, params: { ...params, ...finalsOf(format, teams) } };
    return { algorithm, params };
  });
}
