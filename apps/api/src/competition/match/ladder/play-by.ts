import { type AlgorithmKey, hasLapsed } from '@traip/engine/formats';
import { dayNumber, dayOfNumber, numberOfDay } from '../../../platform/time/day-in-madrid.ts';
import { ladderParamsOf } from '../../progression/index.ts';
import type { LoadedMatch } from '../desk/locked-match.ts';

/** The format of a match's phase, and the first day of its competition. */
interface PhaseFormat {
  readonly algorithm: AlgorithmKey | null;
  readonly params: unknown;
  readonly startsOn: string | null;
}

type ChallengeMatch = Pick<LoadedMatch, 'match' | 'rows'>;

/** The last day on which a challenge can be played, like 2026-09-01; null if it isn't one or has started. */
export function playByOf(loaded: ChallengeMatch, phase: PhaseFormat): string | null {
  return isOpen(loaded, phase) ? dayOfNumber(firstDay(loaded, phase) + ladderParamsOf(phase).days) : null;
}

/** Whether that day has passed. */
export function isLapsed(loaded: ChallengeMatch, phase: PhaseFormat, at: Date): boolean {
  const challenge = { challenger: '', challenged: '', day: firstDay(loaded, phase) };
  return isOpen(loaded, phase) && hasLapsed(challenge, dayNumber(at), ladderParamsOf(phase));
}

/** When the challenge was made: when the match was created, got other teams or was reopened. */
export function challengedAt({ match, rows }: ChallengeMatch): Date {
  const created = rows.findLast(({ type }) => type === 'CREATED' || type === 'RE_OPEN');
  return created?.createdAt ?? match.createdAt;
}

function isOpen(
  { match: { state, homeTeamId, awayTeamId } }: ChallengeMatch,
  { algorithm }: PhaseFormat,
): boolean {
  const isWaiting = state === 'CREATED' || state === 'SCHEDULED';
  return algorithm === 'LADDER' && isWaiting && homeTeamId !== null && awayTeamId !== null;
}

/** Challenges made before the competition starts count from its first day. */
function firstDay(loaded: ChallengeMatch, { startsOn }: PhaseFormat): number {
  return Math.max(dayNumber(challengedAt(loaded)), startsOn === null ? 0 : numberOfDay(startsOn));
}
