import { type profileCalls, refuse } from '@traip/contract';
import { logOwnAccount } from '../../platform/audit/log-own-account.ts';
import type { User } from '../../platform/db/account-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { deleteDiscarded } from '../../platform/files/private/private-files.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from '../auth/limits.ts';
import { lockUser } from '../auth/queries.ts';
import { newUserCode } from '../auth/user-code.ts';
import { deleteDocumentsOf } from '../document/queries.ts';
import { endAllCare } from '../family/end-care.ts';
import { dropScans } from '../family/queries.ts';
import { confirmPassword } from './confirm-password.ts';
import {
  deleteUserRelations,
  listSoleSuperAdminOrganisations,
  listTeamsOwnedBy,
  lockOrganisationsOf,
  lockTeamsOf,
  updateUser,
} from './queries.ts';

/** GDPR, article 17. The anonymised row stays, because past results refer to their scorers. */
export const deleteAccount: Handler<typeof profileCalls.deleteAccount> = async (context, { body }) => {
  const { db, caller, files } = context;
  const limited = await countAttempt(context, 'delete-account', caller.userId);
  if (limited) return limited;
  const outcome = await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, caller.userId);
    if (!user) return refuse('UNAUTHORIZED');
    if (user.userCode !== body.userCode) return refuse('USER_CODE_DIFFERS', { field: 'userCode' });
    const given = { field: 'password', password: body.password };
    const refusal = await confirmPassword(context, trx, user, given);
    if (refusal) return refusal;
    return (await deletionRefusal(trx, user)) ?? anonymise(trx, user, context.now());
  });
  if ('refused' in outcome) return outcome;
  if (outcome.avatarKey) await files.delete(outcome.avatarKey);
  await deleteDiscarded(context, outcome.documents);
  return { deleted: true as const };
};

/** An organisation must not be left without a super-admin, nor a team without an owner. */
async function deletionRefusal(trx: Trx, { id }: User) {
  await lockOrganisationsOf(trx, id);
  await lockTeamsOf(trx, id);
  const organisations = await listSoleSuperAdminOrganisations(trx, id);
  if (organisations.length > 0) return refuse('LAST_SUPER_ADMIN', { details: { organisations } });
  const teams = await listTeamsOwnedBy(trx, id);
  return teams.length > 0 ? refuse('OWNER_MUST_TRANSFER', { details: { teams } }) : undefined;
}

/** Returns the files that nothing refers to any more. */
async function anonymise(trx: Trx, user: User, now: Date) {
  await logOwnAccount(trx, { userId: user.id, action: 'ACCOUNT_DELETED', at: now });
  const documents = [
    ...(await deleteDocumentsOf(trx, user.id)),
    ...(await dropScans(trx, user.id)),
    ...(await endAllCare(trx, user.id, now)),
  ];
  await deleteUserRelations(trx, { userId: user.id, email: user.email, now });
  await updateUser(trx, user.id, {
    email: `${user.id}@deleted.invalid`,
    userCode: newUserCode('traip', ''),
    firstName: '',
    surnames: '',
    birthday: null,
    favoriteSport: null,
    bio: null,
    privacy: 'PRIVATE',
    passwordHash: null,
    emailVerifiedAt: null,
    avatarKey: null,
    searchText: '',
    deletedAt: now,
  });
  return { avatarKey: user.avatarKey, documents };
}
