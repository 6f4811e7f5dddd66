import { type Refusal, refuse } from '@traip/contract';
import { isBreach, type RotationKey, roundsOfRotation, teamSlot } from '@traip/engine/formats';
import type { Database } from '../../platform/db/schema.ts';
import { type EntrantRow, isPlayed, type PhaseOfCompetition, type StoredMatch } from '../fixtures/queries.ts';
import { drawRounds } from '../partners/draw-rounds.ts';
import type { ConfigRow } from './phase/queries.ts';
import type { Plan } from './plan/plan.ts';
import { partnersPlan } from './plan/plan-fixtures.ts';
import { toEntrant } from './save-fixtures.ts';
import { type Over, orderRefusal, roundNotOver, roundToPair } from './swiss/next-round.ts';

interface RotationInput extends PhaseOfCompetition {
  readonly config: ConfigRow;
  readonly seed: string;
  readonly entrants: readonly EntrantRow[];
  readonly stored: readonly StoredMatch[];
  /** The requested round. */
  readonly round?: number | undefined;
}

type Reason = 'ROUND_NOT_OVER' | 'ROUND_PAIRED' | 'ROUNDS_OVER' | 'FORMAT_REFUSED';

/** The next round follows from the table as soon as every match has a result. */
const hasEnded: Over = ({ state }) => state === 'FINISHED' || state === 'CLOSED' || state === 'CANCELLED';

/** Draws an americano around its played rounds, or the next round of a mexicano. */
export async function planPartners(
  db: Database,
  algorithm: RotationKey,
  { config, seed, stored, round: requestedRound, ...input }: RotationInput,
): Promise<Plan | Refusal<Reason>> {
  const { competitionId, phaseId } = input;
  const entrants = input.entrants.map(toEntrant);
  const round =
    algorithm === 'MEXICANO'
      ? await roundOf(db, { stored, config, requestedRound, many: entrants.length })
      : 1;
  if (typeof round !== 'number') return round;
  const { params } = config;
  const drawn = await drawRounds(
    db,
    { competitionId, phaseId, algorithm, params, seed, entrants, stored },
    round,
  );
  if (isBreach(drawn)) return refuse('FORMAT_REFUSED', { details: drawn });
  const phase = {
    algorithm,
    entrants: entrants.map(({ team }) => teamSlot(team)),
    groups: [],
    ties: [],
    rounds: drawn,
    tieRules: { awayGoals: false, extraTime: false, shootout: false },
  };
  return partnersPlan(phase, stored.filter(isPlayed));
}

interface NextRound {
  readonly stored: readonly StoredMatch[];
  readonly config: ConfigRow;
  readonly requestedRound: number | undefined;
  readonly many: number;
}

/** The round of a mexicano to draw: the next one, or the last one again if it hasn't started. */
async function roundOf(
  db: Database,
  { stored, config, requestedRound, many }: NextRound,
): Promise<number | Refusal<Exclude<Reason, 'FORMAT_REFUSED'>>> {
  const refusal =
    requestedRound === undefined ? null : await orderRefusal(db, stored, requestedRound, hasEnded);
  if (refusal) return refusal;
  const round = roundToPair(stored, hasEnded) ?? 1;
  if (stored.some((match) => match.round === round && isPlayed(match)))
    return roundNotOver(db, stored, round, hasEnded);
  const rounds = roundsOfRotation('MEXICANO', config.params, many);
  return round > rounds ? refuse('ROUNDS_OVER', { details: { rounds } }) : round;
}
