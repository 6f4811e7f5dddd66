import type { ClubSession, ClubUser, UserOrganisation } from './state.ts';

export function clubSession(more: Partial<ClubSession> = {}): ClubSession {
  return { accessToken: 'access-1', refreshToken: 'refresh-1', user: clubUser(), ...more };
}

export function clubUser(
  userOrgs = [organisation('org-norte', 'liga-norte'), organisation('org-alameda', 'cd-alameda')],
): ClubUser {
  return {
    id: 'user-lucia',
    userCode: 'lucia-benitez',
    email: 'lucia@correo.es',
    firstName: 'Lucía',
    surnames: 'Benítez Gil',
    birthday: '1990-05-04',
    favoriteSport: 'FOOTBALL',
    locale: 'es',
    bio: null,
    privacy: 'PUBLIC',
    hasPassword: true,
    hasSecondFactor: false,
    avatarUrl: null,
    userOrgs,
  };
}

export function organisation(orgId: string, orgCode: string): UserOrganisation {
  return {
    orgId,
    role: 'admin',
    abilities: [],
    needsSecondFactor: false,
    fullOrg: { id: orgId, orgCode, name: orgCode, avatarUrl: null },
  };
}
