import { hasPartners, isBreach, isManual, matchesOf, type Phase } from '@traip/engine/formats';
import { isPlayed, type StoredMatch } from '../../fixtures/queries.ts';
import { planAroundBracket } from './around-bracket.ts';
import { planAroundPairings } from './around-pairings.ts';
import { generateAround } from './generate-around.ts';
import { tooManyMatches } from './limits.ts';
import { type Draw, type Plan, type PlanBreach, startedBreach } from './plan.ts';

/** Plans the fixtures of a phase around the matches already played. */
export function planFixtures(draw: Draw, stored: readonly StoredMatch[]): Plan | PlanBreach {
  const tooMany = tooManyMatches(draw);
  if (tooMany) return tooMany;
  const kept = stored.filter(isPlayed);
  const phase = generateAround(draw, kept);
  if (isBreach(phase)) return phase;
  // Matches made by hand are never replaced.
  if (isManual(draw.config.algorithm)) return { phase, kept: stored, fresh: [], byes: [], replaces: false };
  if (hasPartners(draw.config.algorithm)) return partnersPlan(phase, kept);
  if (isIncompatible(phase, kept)) return startedBreach(kept);
  return phase.ties.length > 0 ? planAroundBracket(phase, kept, stored) : planAroundPairings(phase, kept);
}

/** With changing partners, whole rounds are drawn, including who has a bye. */
export function partnersPlan(phase: Phase, kept: readonly StoredMatch[]): Plan {
  const byes = phase.rounds.flatMap(({ number: round, byes: resting }) =>
    resting.map((slot) => ({ round, slot })),
  );
  return { phase, kept, fresh: matchesOf(phase), byes, replaces: true };
}

/** A knockout match can't be part of a league, nor a group match of a phase without groups. */
function isIncompatible(phase: Phase, kept: readonly StoredMatch[]): boolean {
  const hasTies = phase.ties.length > 0;
  const hasGroups = phase.groups.length > 0;
  return kept.some(
    ({ tieKey, groupKey }) => (tieKey !== null) !== hasTies || (groupKey !== null) !== hasGroups,
  );
}
