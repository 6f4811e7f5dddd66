import type { PeopleToMerge, Read } from '@traip/contract';
import { listSquad } from '../../../people/squad/queries.ts';
import { withTeamLock } from '../../../people/team/with-team-lock.ts';
import type { TeamScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { type OpenPair, openPair } from '../pair/open-pair.ts';

/** Runs with both people locked, if the team can merge them. */
export function withPair<T>(
  context: Pick<Context, 'db'> & { readonly scope: TeamScope },
  body: Read<typeof PeopleToMerge>,
  run: (trx: Trx, open: OpenPair, userId: string) => Promise<T>,
) {
  return withTeamLock(context, 'team.enterPeople', async (trx, { userId }, team) => {
    const memberIds = new Set((await listSquad(trx, team.id)).map(({ id }) => id));
    const merger = { teamId: team.id, organisationId: team.organisationId };
    const open = await openPair(trx, body, { merger, memberIds });
    return 'pair' in open ? run(trx, open, userId) : open;
  });
}
