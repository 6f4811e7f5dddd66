import { isRefusal } from '@traip/contract';
import { tellOfWithdrawal } from '../../../notification/news/withdrawal/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { readFacts } from '../facts/facts.ts';
import { competitionOfPhase } from '../facts/queries.ts';
import { follow } from '../follow/follow.ts';
import { writeFollowed } from '../follow/write-followed.ts';
import { walkovers, withEndings } from './leave.ts';
import { writeEndings } from './queries.ts';

/** Whoever meets a team that has left goes on, round after round, and hears of it; nothing of it has started. */
export async function writeWalkovers(
  trx: Trx,
  phaseId: string,
  by: { readonly organisationId: string; readonly byUser: string | null; readonly at: Date },
): Promise<void> {
  const competitionId = await competitionOfPhase(trx, phaseId);
  for (;;) {
    const [phase] = await readFacts(
      trx,
      competitionId,
      () => by.at,
      ({ id }) => id === phaseId,
    );
    const endings = phase === undefined ? [] : walkovers(phase);
    if (phase === undefined || endings.length === 0) return;
    const written = await writeFollowed(trx, follow([withEndings(phase, endings)], phaseId), by);
    if (isRefusal(written)) throw new Error(`A walkover in phase ${phaseId} met a match that has started.`);
    await writeEndings(trx, endings, by);
    const matchIds = endings.map(({ match }) => match.id);
    await tellOfWithdrawal(trx, { matchIds, by: by.byUser, at: by.at });
  }
}
