import { isBreach, isMadeByHand, type Phase } from '@traip/engine/formats';
import type { StoredMatch } from '../fixtures/queries.ts';
import { aroundBracket } from './around-bracket.ts';
import { aroundPairings } from './around-pairings.ts';
import { generateAround } from './generate-around.ts';
import { tooManyMatches } from './limits.ts';
import { type Draw, type Plan, type PlanBreach, started } from './plan.ts';

export const isPlayed = ({ state }: StoredMatch) => state !== 'CREATED' && state !== 'SCHEDULED';

/** The fixtures of a phase around what was already played in it. */
export function planFixtures(draw: Draw, stored: readonly StoredMatch[]): Plan | PlanBreach {
  const tooMany = tooManyMatches(draw);
  if (tooMany) return tooMany;
  const kept = stored.filter(isPlayed);
  const phase = generateAround(draw, kept);
  if (isBreach(phase)) return phase;
  // What people make, no broker takes away.
  if (isMadeByHand(draw.config.algorithm))
    return { phase, kept: stored, fresh: [], byes: [], replaces: false };
  if (isOfOtherKind(phase, kept)) return started(kept);
  return phase.ties.length > 0 ? aroundBracket(phase, kept, stored) : aroundPairings(phase, kept);
}

/** A knock-out match has no place in a league, nor one of a group outside of groups. */
function isOfOtherKind(phase: Phase, kept: readonly StoredMatch[]): boolean {
  const [hasTies, hasGroups] = [phase.ties.length > 0, phase.groups.length > 0];
  return kept.some(
    ({ tieKey, groupKey }) => (tieKey !== null) !== hasTies || (groupKey !== null) !== hasGroups,
  );
}
