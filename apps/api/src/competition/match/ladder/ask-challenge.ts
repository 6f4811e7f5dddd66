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
import { challengeWords, type Why } from './challenge-words.ts';
import { isLadder, teamNames } from './queries.ts';

interface Asked {
  readonly phaseId: string;
  readonly competitionId: string;
  readonly groupKey: string | null;
  /** The match that is about to have these teams; null: a new one. */
  readonly matchId: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly at: Date;
}

/** Null where the two teams of a match are no challenge. */
type Answer = 'ALLOWED' | Refusal<'CHALLENGE_NOT_ALLOWED'> | null;

/**
 * A match of a ladder is a challenge of the lower team, once both are known. The phase is held, so that nobody makes
 * another one and no result moves anybody meanwhile.
 */
export async function askChallenge(trx: Trx, asked: Asked): Promise<Answer> {
  const { phaseId, home, away } = asked;
  if (home === null || away === null || !(await isLadder(trx, phaseId))) return null;
  await lockPhase(trx, phaseId);
  const phase = await readPhase(trx, asked, () => asked.at);
  const ladder = ladderIn(phase, asked.groupKey);
  const isHomeAbove = ladder.indexOf(home) < ladder.indexOf(away);
  const [challenged, challenger] = isHomeAbove ? [home, away] : [away, home];
  const wish = { challenger, challenged, day: dayNumber(asked.at) };
  const earlier = challengesIn(phase, asked.matchId);
  const params = ladderParamsOf(phase);
  const answer = challenge(ladder, wish, earlier, params);
  if (!isBreach(answer) || answer.breach !== 'CHALLENGE_NOT_ALLOWED') return 'ALLOWED';
  const meant = teamMeant(answer.reason, { ladder, earlier, wish });
  const names = await teamNames(trx, [home, away]);
  const nameOf = (team: string) => names.get(team) ?? team;
  const why = whyOf(answer.reason, { ladder, earlier, wish, params, meant, nameOf });
  const field = meant === home ? 'homeTeamId' : 'awayTeamId';
  return refuse('CHALLENGE_NOT_ALLOWED', {
    field,
    details: [{ field, message: challengeWords(why), ...why }],
  });
}

/** The other challenges of the phase; what was called off counts for nothing. */
function challengesIn({ matches }: PhaseFacts, except: string | null): readonly Challenge[] {
  return matches.flatMap((match) => {
    const { id, state, homeTeamId: challenger, awayTeamId: challenged } = match;
    if (id === except || state === 'CANCELLED' || challenger === null || challenged === null) return [];
    const isDecided = state === 'FINISHED' || state === 'CLOSED';
    return [{ challenger, challenged, day: 0, ...(isDecided ? { settled: daySettled(match) } : {}) }];
  });
}

/** What came in from elsewhere without any date is long past. */
function daySettled(match: PhaseFacts['matches'][number]): number {
  const at = decidedAt(match);
  return at === null ? 0 : dayNumber(at);
}

interface Case {
  readonly ladder: Ladder;
  readonly earlier: readonly Challenge[];
  readonly wish: Challenge;
}

/** The team in which the reason lies; the challenged one where it lies in both. */
function teamMeant(reason: ChallengeReason, { ladder, earlier, wish }: Case): string {
  const { challenger, challenged } = wish;
  if (reason === 'NOT_ON_LADDER') return ladder.includes(challenged) ? challenger : challenged;
  if (reason !== 'BUSY') return challenged;
  const isBusy = (team: string) => earlier.some((one) => one.settled === undefined && involves(one, team));
  return isBusy(challenged) ? challenged : challenger;
}

const involves = (one: Challenge, team: string) => one.challenger === team || one.challenged === team;

interface ToTell extends Case {
  readonly params: LadderParams;
  readonly meant: string;
  readonly nameOf: (team: string) => string;
}

function whyOf(reason: ChallengeReason, { ladder, earlier, wish, params, meant, nameOf }: ToTell): Why {
  const { challenger, challenged } = wish;
  if (reason === 'NOT_ON_LADDER' || reason === 'BUSY') return { reason, team: nameOf(meant) };
  if (reason === 'COOLDOWN') {
    const mutual = earlier.filter((one) => involves(one, challenger) && involves(one, challenged));
    const last = Math.max(...mutual.map(({ settled = 0 }) => settled));
    return { reason, from: dayOfNumber(last + params.cooldown) };
  }
  if (reason === 'NOT_ABOVE') throw new Error('The lower of two teams challenges the higher.');
  const places = ladder.indexOf(challenger) - ladder.indexOf(challenged);
  return {
    reason,
    challenger: nameOf(challenger),
    challenged: nameOf(challenged),
    range: params.range,
    places,
  };
}
