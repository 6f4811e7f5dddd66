import { type Refusal, refuse } from '@traip/contract';
import {
  type Challenge,
  type ChallengeReason,
  challenge,
  isBreach,
  type Ladder,
  type LadderParams,
} from '@traip/engine/formats';
import type { Trx } from '../../../platform/db/schema.ts';
import { dayNumber, dayOfNumber } from '../../../platform/time/day-in-madrid.ts';
import {
  decidedAt,
  ladderIn,
  ladderParamsOf,
  lockPhase,
  type PhaseFacts,
  readPhase,
} from '../../progression/index.ts';
import { type ChallengeProblem, challengeMessage } from './challenge-message.ts';
import { isLadder, listTeamNames } from './queries.ts';

interface ChallengeInput {
  readonly phaseId: string;
  readonly competitionId: string;
  readonly groupKey: string | null;
  /** The match that gets these teams; null for a new match. */
  readonly matchId: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly at: Date;
}

/** Null if the match isn't a challenge. */
type ChallengeCheck = 'ALLOWED' | Refusal<'CHALLENGE_NOT_ALLOWED'> | null;

/**
 * A ladder match is a challenge by the lower team, once both are known. The phase is locked, so that no other
 * challenge or result changes the ladder meanwhile.
 */
export async function checkChallenge(trx: Trx, input: ChallengeInput): Promise<ChallengeCheck> {
  const { phaseId, home, away } = input;
  if (home === null || away === null || !(await isLadder(trx, phaseId))) return null;
  await lockPhase(trx, phaseId);
  const phase = await readPhase(trx, input, () => input.at);
  const ladder = ladderIn(phase, input.groupKey);
  const isHomeAbove = ladder.indexOf(home) < ladder.indexOf(away);
  const [challenged, challenger] = isHomeAbove ? [home, away] : [away, home];
  const proposed = { challenger, challenged, day: dayNumber(input.at) };
  const earlier = challengesIn(phase, input.matchId);
  const params = ladderParamsOf(phase);
  const outcome = challenge(ladder, proposed, earlier, params);
  if (!isBreach(outcome) || outcome.breach !== 'CHALLENGE_NOT_ALLOWED') return 'ALLOWED';
  const atFault = teamAtFault(outcome.reason, { ladder, earlier, proposed });
  const names = await listTeamNames(trx, [home, away]);
  const nameOf = (team: string) => names.get(team) ?? team;
  const problem = problemOf(outcome.reason, { ladder, earlier, proposed, params, atFault, nameOf });
  const field = atFault === home ? 'homeTeamId' : 'awayTeamId';
  return refuse('CHALLENGE_NOT_ALLOWED', {
    field,
    details: [{ field, message: challengeMessage(problem), ...problem }],
  });
}

/** The other challenges of the phase; cancelled ones do not count. */
function challengesIn({ matches }: PhaseFacts, except: string | null): readonly Challenge[] {
  return matches.flatMap((match) => {
    const { id, state, homeTeamId: challenger, awayTeamId: challenged } = match;
    if (id === except || state === 'CANCELLED' || challenger === null || challenged === null) return [];
    const isDecided = state === 'FINISHED' || state === 'CLOSED';
    return [{ challenger, challenged, day: 0, ...(isDecided ? { settled: decisionDay(match) } : {}) }];
  });
}

/** Imported results without a date are long past. */
function decisionDay(match: PhaseFacts['matches'][number]): number {
  const at = decidedAt(match);
  return at === null ? 0 : dayNumber(at);
}

interface ChallengeCase {
  readonly ladder: Ladder;
  readonly earlier: readonly Challenge[];
  readonly proposed: Challenge;
}

/** The team that the reason concerns; the challenged one if it concerns both. */
function teamAtFault(reason: ChallengeReason, { ladder, earlier, proposed }: ChallengeCase): string {
  const { challenger, challenged } = proposed;
  if (reason === 'NOT_ON_LADDER') return ladder.includes(challenged) ? challenger : challenged;
  if (reason !== 'BUSY') return challenged;
  const isBusy = (team: string) => earlier.some((one) => one.settled === undefined && involves(one, team));
  return isBusy(challenged) ? challenged : challenger;
}

const involves = (one: Challenge, team: string) => one.challenger === team || one.challenged === team;

interface ProblemContext extends ChallengeCase {
  readonly params: LadderParams;
  readonly atFault: string;
  readonly nameOf: (team: string) => string;
}

function problemOf(
  reason: ChallengeReason,
  { ladder, earlier, proposed, params, atFault, nameOf }: ProblemContext,
): ChallengeProblem {
  const { challenger, challenged } = proposed;
  if (reason === 'NOT_ON_LADDER' || reason === 'BUSY') return { reason, team: nameOf(atFault) };
  if (reason === 'COOLDOWN') {
    const mutual = earlier.filter((one) => involves(one, challenger) && involves(one, challenged));
    const last = Math.max(...mutual.map(({ settled = 0 }) => settled));
    return { reason, from: dayOfNumber(last + params.cooldown) };
  }
  if (reason === 'NOT_ABOVE') throw new Error('The lower team always challenges the higher one.');
  const places = ladder.indexOf(challenger) - ladder.indexOf(challenged);
  return {
    reason,
    challenger: nameOf(challenger),
    challenged: nameOf(challenged),
    range: params.range,
    places,
  };
}
