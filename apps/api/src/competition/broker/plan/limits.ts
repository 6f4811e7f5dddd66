import { defaultParams, type GenerateConfig } from '@traip/engine/formats';
import type { Draw, TooMany } from './plan.ts';

/** More than any real league, and still fits into one reply. */
const maxMatches = 10_000;

/** Refuses plans with too many matches before generating them. */
export function tooManyMatches({ config, entrants }: Draw): TooMany | null {
  const given = expectedMatches(config, entrants.length);
  return given > maxMatches ? { breach: 'TOO_MANY_MATCHES', max: maxMatches, given } : null;
}

const pairs = (teams: number) => (teams * (teams - 1)) / 2;

function expectedMatches(config: GenerateConfig, teams: number): number {
  switch (config.algorithm) {
    case 'ROUND_ROBIN': {
      const { legs } = { ...defaultParams.ROUND_ROBIN, ...config.params };
      return pairs(teams) * legs;
    }
    case 'GROUPS': {
      const { legs, groups, size } = { ...defaultParams.GROUPS, ...config.params };
      const count = groups ?? Math.max(1, Math.ceil(teams / size));
      return count * pairs(Math.ceil(teams / count)) * legs;
    }
    case 'SINGLE_ELIM':
      return knockoutMatches(teams, { ...defaultParams.SINGLE_ELIM, ...config.params });
    case 'QUALIFY': {
      const params = { ...defaultParams.QUALIFY, ...config.params };
      const crossed = params.groups.length * params.qualifiers;
      return knockoutMatches(params.crossing === 'LISTED' ? params.entries.length : crossed, params);
    }
    case 'MAIN_ROUND': {
      const { groups, qualifiers, into, legs } = { ...defaultParams.MAIN_ROUND, ...config.params };
      return into * pairs((groups.length * qualifiers) / into) * legs;
    }
    default:
      return 0;
  }
}

interface Knockout {
  readonly placement: boolean;
  readonly bestOf: number;
  readonly legs: number;
}

function knockoutMatches(teams: number, { placement, bestOf, legs }: Knockout): number {
  const ties = placement ? (teams / 2) * Math.ceil(Math.log2(Math.max(2, teams))) : teams;
  return ties * Math.max(bestOf, legs);
}
