import { type GenerateConfig, generate, isBreach } from '@traip/engine/formats';
import type { OldCompetition } from './draft.ts';

export type SizeProblem =
  | { readonly kind: 'NO_TEAMS' | 'ODD' | 'UNFIT' }
  | { readonly kind: 'TOO_FEW' | 'TOO_MANY'; readonly limit: number };

/** Larger formats aren't tried while typing. */
const maxTried = 64;

/** Why a competition of this format can't have this number of teams. */
export function sizeProblem({ phases, maxTeams }: OldCompetition, teams: number): SizeProblem | null {
  if (teams === 0) return { kind: 'NO_TEAMS' };
  if (maxTeams !== null && teams > maxTeams) return { kind: 'TOO_MANY', limit: maxTeams };
  const [first] = phases;
  if (!first || first.algorithm === null || teams > maxTried) return null;
  const entrants = Array.from({ length: teams }, (_, index) => ({ team: `${index}`, seed: index + 1 }));
  const { fixed: _ofTeams, ...params } = first.params;
  const config = { phaseId: 'next', algorithm: first.algorithm, params } as GenerateConfig;
  const drawn = generate(config, entrants, 'next');
  if (isBreach(drawn)) {
    if (drawn.breach === 'NOT_ENOUGH_TEAMS') return { kind: 'TOO_FEW', limit: drawn.min };
    if (drawn.breach === 'TOO_MANY_TEAMS') return { kind: 'TOO_MANY', limit: drawn.max };
    return first.algorithm === 'GROUPS' && first.params.mode === 'MANUAL' ? null : { kind: 'UNFIT' };
  }
  return first.algorithm === 'ROUND_ROBIN' && teams % 2 === 1 ? { kind: 'ODD' } : null;
}
