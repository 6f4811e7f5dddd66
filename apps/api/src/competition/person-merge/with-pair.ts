import { type PeopleToMerge, type Read, refuse } from '@traip/contract';
import { listSquad } from '../../people/squad/queries.ts';
import { withTeamLock } from '../../people/team/with-team-lock.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Pair } from './licences/queries.ts';
import { lockPair, type PersonToMerge } from './pair/queries.ts';
import { pairRefusal } from './pair-refusal.ts';

interface OpenPair {
  readonly pair: Pair;
  readonly kept: PersonToMerge;
  readonly merged: PersonToMerge;
  readonly teamId: string;
}

/** Runs with both people locked, if the team may merge them. */
export function withPair<T>(
  context: Pick<Context, 'db'> & { readonly scope: TeamScope },
  { keptId, mergedId }: Read<typeof PeopleToMerge>,
  run: (trx: Trx, open: OpenPair, userId: string) => Promise<T>,
) {
  return withTeamLock(context, 'team.enterPeople', async (trx, { userId }, team) => {
    const pair = { from: mergedId, to: keptId };
    const { from: merged, to: kept } = await lockPair(trx, pair);
    if (!merged || !kept) return refuse('PERSON_NOT_FOUND');
    const memberIds = new Set((await listSquad(trx, team.id)).map(({ id }) => id));
    const { id, organisationId } = team;
    const refusal = pairRefusal({ id, organisationId, memberIds }, kept, merged);
    return refusal ?? run(trx, { pair, kept, merged, teamId: id }, userId);
  });
}
