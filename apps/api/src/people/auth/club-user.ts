import { abilitiesOf, type ClubUser, isHead, type OrganisationRole, type Read } from '@traip/contract';
import { hasSecondFactor as hasOne } from '../../platform/authorization/queries.ts';
import type { User } from '../../platform/db/account-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { listOrganisationsOf } from './queries.ts';

/** The person as clients keep it in their session: with their organisations, oldest membership first. */
export async function clubUserOf(db: Database, user: User): Promise<Read<typeof ClubUser>> {
  const organisations = await listOrganisationsOf(db, user.id);
  const hasSecondFactor = await hasOne(db, user.id);
  return {
    id: user.id,
    userCode: user.userCode,
    email: user.email,
    firstName: user.firstName,
    surnames: user.surnames,
    birthday: user.birthday,
    favoriteSport: user.favoriteSport,
    locale: user.locale,
    avatarUrl: fileUrl(user.avatarKey),
    bio: user.bio,
    privacy: user.privacy,
    hasPassword: user.passwordHash !== null,
    hasSecondFactor,
    userOrgs: organisations.map(({ id, orgCode, name, role, avatarKey, requiresSecondFactor }) => ({
      orgId: id,
      role,
      ...standingOf(role, requiresSecondFactor && !hasSecondFactor),
      fullOrg: { id, orgCode, name, avatarUrl: fileUrl(avatarKey) },
    })),
  };
}

/** An admin without the second factor that the organisation requires can do what members can. */
function standingOf(role: OrganisationRole, isMissing: boolean) {
  const needsSecondFactor = isMissing && isHead(role);
  return { needsSecondFactor, abilities: abilitiesOf(needsSecondFactor ? 'member' : role) };
}
