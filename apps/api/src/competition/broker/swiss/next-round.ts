import { type Refusal, refuse } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { defaultParams, type ParamsOf, pairSwissRound, swissRound, teamSlot } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import { loadSwissHistory } from '../../progression/index.ts';
import type { StoredMatch } from '../fixtures/queries.ts';
import type { ConfigRow, PhaseOfCompetition } from '../phase/queries.ts';
import type { Plan } from '../plan/plan.ts';
import { isPlayed } from '../plan/plan-fixtures.ts';

interface RoundInput extends PhaseOfCompetition {
  readonly config: ConfigRow;
  readonly seed: string;
  readonly stored: readonly StoredMatch[];
}

const isOver = ({ state }: StoredMatch) => state === 'CLOSED' || state === 'CANCELLED';

/** The round to pair next; null for the first round. */
export function roundToPair(stored: readonly StoredMatch[]): number | null {
  const last = Math.max(0, ...stored.map(({ round }) => round));
  const own = stored.filter(({ round }) => round === last);
  if (last > 0 && own.every(isOver)) return last + 1;
  return last > 1 ? last : null;
}

/**
 * Pairs the next round of a Swiss once the last one is closed, or pairs the last one again as long as it has not begun.
 * Earlier rounds stay as they are, and the same seed gives the same pairs.
 */
export async function planRound(
  db: Database,
  round: number,
  input: RoundInput,
): Promise<Plan | Refusal<'ROUND_NOT_OVER' | 'ROUNDS_OVER' | 'FORMAT_REFUSED'>> {
  const { config, seed, stored, phaseId, competitionId } = input;
  const kept = stored.filter((match) => match.round < round);
  if (stored.some((match) => match.round === round && isPlayed(match))) return refuse('ROUND_NOT_OVER');
  const { teams, winPoints } = await loadSwissHistory(db, { competitionId, phaseId, rounds: round - 1 });
  const params = { ...defaultParams.SWISS, ...(config.params as Partial<ParamsOf['SWISS']>) };
  const rounds = params.rounds ?? Math.ceil(Math.log2(Math.max(2, teams.length)));
  if (round > rounds) return refuse('ROUNDS_OVER', { details: { rounds } });
  // The side of the first team in the first round, drawn from the same seed.
  const initialSide = createRandom(`${seed}|${phaseId}|SWISS`).below(2) === 0 ? 'HOME' : 'AWAY';
  const paired = pairSwissRound(teams, { ...params, rounds, winPoints, initialSide });
  if ('breach' in paired) return refuse('FORMAT_REFUSED', { details: paired });
  const fresh = swissRound(paired, round);
  const entrants = teams.map(({ team }) => teamSlot(team));
  const tieRules = { awayGoals: false, extraTime: false, shootout: false };
  return {
    phase: { algorithm: 'SWISS', entrants, groups: [], ties: [], rounds: [fresh], tieRules },
    kept,
    fresh: fresh.matches,
    replaces: true,
    byes: fresh.byes.map((slot) => ({ round, slot })),
  };
}
