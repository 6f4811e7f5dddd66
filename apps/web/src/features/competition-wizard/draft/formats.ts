import type { AlgorithmKey } from '@traip/engine/formats';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import { crossingOf } from './crossing.ts';
import type { DraftFormat } from './draft.ts';

/** The formats, and the algorithms of their phases. */
export const formats = {
  LEAGUE: ['ROUND_ROBIN'],
  GROUPS: ['GROUPS'],
  KNOCKOUT: ['SINGLE_ELIM'],
  GROUPS_KNOCKOUT: ['GROUPS', 'QUALIFY'],
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

/** The phases of a format with their parameters; a final phase takes its slots from the groups. */
export function phasesOf(format: DraftFormat, teams: number): FormatPhase[] {
  return formats[format.key].map((algorithm): FormatPhase => {
    const params = format.params[algorithm] ?? {};
    if (algorithm !== 'QUALIFY') return { algorithm, params };
    const groups = groupCount(format, teams);
    return { algorithm, params: { ...params, ...crossingOf(groups, format.qualifiers, format.best) } };
  });
}
