import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { DeletedItems, RestoredItem } from '../shapes/deleted.ts';
import { Code, Id } from '../shapes/fields.ts';

const mayRestore = mayIn('organisation.edit', { organisationCode: 'params.orgCode' });

/** Deleted items of an organisation: they can be restored for 30 days, then they are removed for good. */
export const deletedCalls = {
  list: call({
    method: 'GET',
    path: '/deleted-items/{orgCode}',
    summary: 'List the teams, competitions and Traips an organisation can still restore',
    access: mayRestore,
    params: z.object({ orgCode: Code }),
    reply: DeletedItems,
    errors: [],
  }),
  restore: call({
    method: 'PUT',
    path: '/deleted-items/{orgCode}/{id}',
    summary:
      'Restore a deleted item with everything in it; a team gets its people back, but not its invitations',
    access: mayRestore,
    params: z.object({ orgCode: Code, id: Id }),
    body: RestoredItem,
    reply: z.object({ restored: z.literal(true) }),
    errors: ['RESTORE_TRAIP_FIRST', 'RESTORE_TEAMS_FIRST', 'RESTORE_NAME_TAKEN'],
  }),
};
