import { type AlgorithmKey, hasLapsed } from '@traip/engine/formats';
import type { MatchStatus } from '@traip/engine/match';
import { dayNumber, dayOfNumber, numberOfDay } from '../../competition/seen/day-in-madrid.ts';
import { ladderParamsOf } from '../../course/index.ts';

/** A match, and the phase that it is played in. */
export interface InPhase {
  readonly state: MatchStatus;
  readonly createdAt: Date;
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
  /** The first day of the competition. */
  readonly startsOn: string | null;
  readonly algorithm: AlgorithmKey | null;
  readonly params: unknown;
}

/** The last day on which a challenge can begin, like 2026-09-01; null when it is none, or has begun. */
export function playByOf(match: InPhase): string | null {
  return isOpen(match) ? dayOfNumber(madeOn(match) + ladderParamsOf(match).days) : null;
}

/** Whether that day has passed. */
export function isLapsed(match: InPhase, at: Date): boolean {
  const asked = { challenger: '', challenged: '', day: madeOn(match) };
  return isOpen(match) && hasLapsed(asked, dayNumber(at), ladderParamsOf(match));
}

function isOpen({ algorithm, state, homeTeamId, awayTeamId }: InPhase): boolean {
  const isWaiting = state === 'CREATED' || state === 'SCHEDULED';
  return algorithm === 'LADDER' && isWaiting && homeTeamId !== null && awayTeamId !== null;
}

/** Nobody can play before the competition begins: what was made earlier counts from then. */
function madeOn({ createdAt, startsOn }: InPhase): number {
  return Math.max(dayNumber(createdAt), startsOn === null ? 0 : numberOfDay(startsOn));
}
