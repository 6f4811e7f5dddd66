import { type Refusal, refuse, type UnfinishedMatch } from '@traip/contract';
import { createRandom } from '@traip/engine/chance';
import { defaultParams, type ParamsOf, pairSwissRound, swissRound, teamSlot } from '@traip/engine/formats';
import type { Database } from '../../../platform/db/schema.ts';
import { isPlayed, type PhaseOfCompetition, type StoredMatch } from '../../fixtures/queries.ts';
import { loadSwissHistory } from '../../progression/index.ts';
import { type ConfigRow, findTeams } from '../phase/queries.ts';
import type { Plan } from '../plan/plan.ts';

interface RoundInput extends PhaseOfCompetition {
  readonly config: ConfigRow;
  readonly seed: string;
  readonly stored: readonly StoredMatch[];
}

/** Whether a match is over: played and, in a Swiss, also official. */
export type Over = (match: StoredMatch) => boolean;

const isOfficial: Over = ({ state }) => state === 'CLOSED' || state === 'CANCELLED';

const hasResult = ({ state }: StoredMatch) => state === 'FINISHED';

/** The last paired round; 0 if there is none. */
const lastRoundOf = (stored: readonly StoredMatch[]) => Math.max(0, ...stored.map(({ round }) => round));

/** The round to pair next; null for the first round, which is drawn. */
export function roundToPair(stored: readonly StoredMatch[], isOver: Over = isOfficial): number | null {
  const last = lastRoundOf(stored);
  const own = stored.filter(({ round }) => round === last);
  if (last > 0 && own.every(isOver)) return last + 1;
  // A fully played first round is not drawn again: it waits to become official.
  return last > 1 || (last === 1 && own.every(isPlayed)) ? last : null;
}

/** Why that round cannot be the one to pair. */
export async function orderRefusal(
  db: Database,
  stored: readonly StoredMatch[],
  round: number,
  isOver: Over = isOfficial,
): Promise<Refusal<'ROUND_NOT_OVER' | 'ROUND_PAIRED'> | null> {
  const last = lastRoundOf(stored);
  if (round <= last) return refuse('ROUND_PAIRED', { details: { round } });
  return last === 0 || roundToPair(stored, isOver) === last + 1
    ? null
    : roundNotOver(db, stored, last, isOver);
}

/** Lists the matches that aren't over yet. */
export async function roundNotOver(
  db: Database,
  stored: readonly StoredMatch[],
  round: number,
  isOver: Over = isOfficial,
) {
  const open = stored.filter((match) => match.round === round && !isOver(match));
  const teams = await findTeams(db, open.flatMap(idsOf));
  const nameOf = (id: string | undefined) => teams.find((team) => team.id === id)?.name ?? '?';
  const missing = open.map(
    (match): UnfinishedMatch => ({
      matchId: match.id,
      home: nameOf(match.home.participant),
      away: nameOf(match.away.participant),
      hasResult: hasResult(match),
    }),
  );
  return refuse('ROUND_NOT_OVER', { details: { round, missing } });
}

const idsOf = ({ home, away }: StoredMatch) =>
  [home.participant, away.participant].filter((id) => id !== undefined);

/** How many rounds a Swiss has. */
export function swissRounds(params: Readonly<Record<string, unknown>>, teams: number): number {
  const { rounds } = params as Partial<ParamsOf['SWISS']>;
  return rounds ?? Math.ceil(Math.log2(Math.max(2, teams)));
}

/**
 * Pairs the next round of a Swiss once the last one is closed, or pairs the last one again if it hasn't
 * started. Earlier rounds don't change, and the same seed gives the same pairs.
 */
export async function planRound(
  db: Database,
  round: number,
  input: RoundInput,
): Promise<Plan | Refusal<'ROUND_NOT_OVER' | 'ROUNDS_OVER' | 'FORMAT_REFUSED'>> {
  const { config, seed, stored, phaseId, competitionId } = input;
  const kept = stored.filter((match) => match.round < round);
  if (stored.some((match) => match.round === round && isPlayed(match)))
    return roundNotOver(db, stored, round);
  const { teams, winPoints } = await loadSwissHistory(db, { competitionId, phaseId, rounds: round - 1 });
  const params = { ...defaultParams.SWISS, ...(config.params as Partial<ParamsOf['SWISS']>) };
  const rounds = swissRounds(config.params, teams.length);
  if (round > rounds) return refuse('ROUNDS_OVER', { details: { rounds } });
  // The first team's side in the first round, drawn from the same seed.
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
