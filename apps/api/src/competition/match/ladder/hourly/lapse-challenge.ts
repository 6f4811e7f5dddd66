import { isRefusal, ResultByHand } from '@traip/contract';
import { isUnderWay } from '@traip/engine/competition';
import type { Trx } from '../../../../platform/db/schema.ts';
import { withTransaction } from '../../../../platform/db/with-transaction.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { ladderIn, readPhase } from '../../../progression/index.ts';
import { lockDesk, type OpenDesk } from '../../desk/open-desk.ts';
import { platform } from '../../desk/writer.ts';
import { writeResult } from '../../result/add-manual-result.ts';
import { challengedAt, isLapsed } from '../play-by.ts';
import { findPlayedAs, type listMaybeLapsed } from './queries.ts';

type MaybeLapsed = Awaited<ReturnType<typeof listMaybeLapsed>>[number];

/** Who was challenged and let the last day pass has lost. */
export async function lapseChallenge(
  db: Services['db'],
  { id, organisationId }: MaybeLapsed,
  at: Date,
): Promise<void> {
  const written = await withTransaction(db, async (trx) => {
    const by = { matchId: id, depth: 'COMPETITION', writer: platform, at } as const;
    const desk = await lockDesk(trx, { organisationId }, by);
    // Somebody was quicker: deleted it, began it, decided it, or called the competition off.
    if (isRefusal(desk) || !(await hasLapsedNow(trx, desk))) return null;
    const outcome = await outcomeOf(trx, desk);
    return writeResult(trx, desk, ResultByHand.parse({ matchId: id, outcome, reason: 'CHALLENGE_LAPSED' }));
  });
  if (isRefusal(written)) throw new Error(`The challenge ${id} could not lapse: ${written.refused}.`);
}

async function hasLapsedNow(trx: Trx, desk: OpenDesk): Promise<boolean> {
  const { match, at } = desk;
  if (!isUnderWay(match.competitionState) || !isUnderWay(match.phaseState)) return false;
  const phase = await findPlayedAs(trx, match.id);
  return phase !== undefined && isLapsed(desk, phase, at);
}

/** Who stood higher when the match was made was challenged: who fell since then for being idle still was. */
async function outcomeOf(trx: Trx, desk: OpenDesk): Promise<'FORFEIT_HOME' | 'FORFEIT_AWAY'> {
  const { groupKey, homeTeamId, awayTeamId } = desk.match;
  const phase = await readPhase(trx, desk.match, () => desk.at);
  const ladder = ladderIn(phase, groupKey, { asOf: challengedAt(desk).toISOString() });
  const isHomeAbove = ladder.indexOf(homeTeamId ?? '') < ladder.indexOf(awayTeamId ?? '');
  return isHomeAbove ? 'FORFEIT_HOME' : 'FORFEIT_AWAY';
}
