import { isRefusal } from '@traip/contract';
import { notifyWithdrawal } from '../../../notification/notify/withdrawal/queries.ts';
import { emitEndings } from '../../../notification/webhook/emit/match-events.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { readFacts } from '../facts/facts.ts';
import { findCompetitionId } from '../facts/queries.ts';
import { applyPropagation } from '../propagation/apply-propagation.ts';
import { propagateResults } from '../propagation/propagate.ts';
import { writeEndings } from './queries.ts';
import { endingDetails, walkovers, withEndings } from './withdraw-team.ts';

/** Advances the opponents of withdrawn teams round by round, and notifies them; none of these matches has started. */
export async function applyWalkovers(
  trx: Trx,
  phaseId: string,
  by: { readonly organisationId: string; readonly byUser: string | null; readonly at: Date },
): Promise<void> {
  const competitionId = await findCompetitionId(trx, phaseId);
  for (;;) {
    const [phase] = await readFacts(
      trx,
      competitionId,
      () => by.at,
      ({ id }) => id === phaseId,
    );
    const endings = phase === undefined ? [] : walkovers(phase);
    if (phase === undefined || endings.length === 0) return;
    const propagated = await applyPropagation(
      trx,
      propagateResults([withEndings(phase, endings)], phaseId),
      by,
    );
    if (isRefusal(propagated))
      throw new Error(`A walkover in phase ${phaseId} met a match that has started.`);
    await writeEndings(trx, endings, by);
    const matchIds = endings.map(({ match }) => match.id);
    await notifyWithdrawal(trx, { competitionId, matchIds, by: by.byUser, at: by.at });
    await emitEndings(trx, by, endings.map(endingDetails));
  }
}
