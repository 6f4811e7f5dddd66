import { isRefusal, ResultByHand } from '@traip/contract';
import { isInProgress } from '@traip/engine/competition';
import type { Trx } from '../../../../platform/db/schema.ts';
import { withTransaction } from '../../../../platform/db/with-transaction.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { ladderIn, readPhase } from '../../../progression/index.ts';
import { platformActor } from '../../desk/actor.ts';
import { type LockedMatch, lockMatch } from '../../desk/locked-match.ts';
import { recordResult } from '../../result/add-manual-result.ts';
import { challengedAt, isLapsed } from '../play-by.ts';
import { findPhaseFormat, type listLapseCandidates } from './queries.ts';

type LapseCandidate = Awaited<ReturnType<typeof listLapseCandidates>>[number];

/** The challenged team forfeits once the last day has passed. */
export async function lapseChallenge(
  db: Services['db'],
  { id, organisationId }: LapseCandidate,
  at: Date,
): Promise<void> {
  const result = await withTransaction(db, async (trx) => {
    const options = { matchId: id, depth: 'COMPETITION', actor: platformActor, at } as const;
    const locked = await lockMatch(trx, { organisationId }, options);
    // It may have been deleted, started, decided or cancelled since it was listed.
    if (isRefusal(locked) || !(await hasLapsedNow(trx, locked))) return null;
    const outcome = await outcomeOf(trx, locked);
    return recordResult(
      trx,
      locked,
      ResultByHand.parse({ matchId: id, outcome, reason: 'CHALLENGE_LAPSED' }),
    );
  });
  if (isRefusal(result)) throw new Error(`The challenge ${id} could not lapse: ${result.refused}.`);
}

async function hasLapsedNow(trx: Trx, locked: LockedMatch): Promise<boolean> {
  const { match, at } = locked;
  if (!isInProgress(match.competitionState) || !isInProgress(match.phaseState)) return false;
  const phase = await findPhaseFormat(trx, match.id);
  return phase !== undefined && isLapsed(locked, phase, at);
}

/** The challenged team is the one that was higher at the time, even if it has dropped since. */
async function outcomeOf(trx: Trx, locked: LockedMatch): Promise<'FORFEIT_HOME' | 'FORFEIT_AWAY'> {
  const { groupKey, homeTeamId, awayTeamId } = locked.match;
  const phase = await readPhase(trx, locked.match, () => locked.at);
  const ladder = ladderIn(phase, groupKey, { asOf: challengedAt(locked).toISOString() });
  const isHomeAbove = ladder.indexOf(homeTeamId ?? '') < ladder.indexOf(awayTeamId ?? '');
  return isHomeAbove ? 'FORFEIT_HOME' : 'FORFEIT_AWAY';
}
