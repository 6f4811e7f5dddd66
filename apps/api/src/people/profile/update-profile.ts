import { type ProfileChange, type profileCalls, type Read, refuse } from '@traip/contract';
import type { ChangedFact } from '@traip/engine/registration';
import type { User } from '../../platform/db/account-tables.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { clubUserOf } from '../auth/club-user.ts';
import { consentAgeRefusal } from '../auth/consent-age.ts';
import { defaultPrivacy } from '../auth/default-privacy.ts';
import { deleteIncompleteUser, lockUser } from '../auth/queries.ts';
import { newUserCode } from '../auth/user-code.ts';
import { agreeToTextsInForce } from '../legal/agreements.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { updateUser } from './queries.ts';

/** People can only update their own profile. */
export const updateProfile =
  (peopleChanged: PeopleChanged): Handler<typeof profileCalls.update> =>
  async (context, { params, body }) => {
    const { db, caller, now } = context;
    return db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, caller.userId);
      if (!user) return refuse('UNAUTHORIZED');
      if (user.userCode !== params.userCode) return refuse('FORBIDDEN');
      // An account of a younger person from before this check stays as it is.
      const tooYoung =
        body.birthday === user.birthday ? undefined : consentAgeRefusal(context, body.birthday);
      if (tooYoung) {
        // Nothing is stored about a child who signed up through a provider.
        await deleteIncompleteUser(trx, user.id);
        return tooYoung;
      }
      // Users who signed up through a provider agree here, when completing their profile.
      if (user.birthday === null)
        await agreeToTextsInForce(trx, context, { userId: user.id, locale: body.locale, agreedAt: now() });
      const searchText = searchTextOf(body.firstName, body.surnames);
      const changes = { ...body, ...protectionOf(user, body, now()), searchText };
      const updated = await updateUser(trx, user.id, changes);
      const changed = new Map([[user.id, changedFacts(user, updated)]]);
      await peopleChanged(trx, changed, { by: user.id, at: now() });
      return clubUserOf(trx, updated);
    });
  };

/** Facts that an organiser may have checked. */
function changedFacts(before: User, after: User): readonly ChangedFact[] {
  const isRenamed = before.firstName !== after.firstName || before.surnames !== after.surnames;
  return [
    ...(isRenamed ? (['NAME'] as const) : []),
    ...(before.birthday === after.birthday ? [] : (['BIRTHDAY'] as const)),
  ];
}

/** Users who turn out to be minors get the same protection as those who register. */
function protectionOf(
  user: User,
  { birthday, firstName }: Read<typeof ProfileChange>,
  now: Date,
): Partial<Pick<User, 'privacy' | 'userCode'>> {
  if (user.birthday !== null || defaultPrivacy(birthday, now) === 'PUBLIC') return {};
  return { privacy: 'PRIVATE', userCode: newUserCode(firstName, '') };
}
