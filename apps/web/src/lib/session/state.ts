import type {
  ClubUser as ClubUserShape,
  Read,
  Session as SessionShape,
  Tokens as TokensShape,
} from '@traip/contract';

export type ClubUser = Read<typeof ClubUserShape>;
export type UserOrganisation = ClubUser['userOrgs'][number];
export type ClubSession = Read<typeof SessionShape>;
export type Tokens = Read<typeof TokensShape>;

/** Exactly as stored in the browser. */
export interface SessionState {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  readonly user: ClubUser | null;
  readonly isAuthenticated: boolean;
  readonly selectedOrganizationId: string | null;
}

export const signedOut: SessionState = {
  accessToken: null,
  refreshToken: null,
  user: null,
  isAuthenticated: false,
  selectedOrganizationId: null,
};

/** The first organisation is selected. */
export function loginState({ accessToken, refreshToken, user }: ClubSession): SessionState {
  return {
    accessToken,
    refreshToken,
    user,
    isAuthenticated: true,
    selectedOrganizationId: user.userOrgs[0]?.orgId ?? null,
  };
}

export function withTokens(state: SessionState, { accessToken, refreshToken }: Tokens): SessionState {
  return state.isAuthenticated ? { ...state, accessToken, refreshToken } : state;
}

/** The selection stays, unless the person has left that organisation. */
export function withUser(state: SessionState, user: ClubUser): SessionState {
  if (!state.isAuthenticated) return state;
  const isStillMember = user.userOrgs.some((membership) => membership.orgId === state.selectedOrganizationId);
  const selectedOrganizationId = isStillMember
    ? state.selectedOrganizationId
    : (user.userOrgs[0]?.orgId ?? null);
  return { ...state, user, selectedOrganizationId };
}

/** Ignores organisations the person is not a member of. */
export function withSelectedOrganisation(state: SessionState, orgId: string): SessionState {
  const isOwn = state.user?.userOrgs.some((membership) => membership.orgId === orgId) ?? false;
  return isOwn && state.selectedOrganizationId !== orgId
    ? { ...state, selectedOrganizationId: orgId }
    : state;
}

/** For `?orgCode=` on any URL. */
export function withOrganisationByCode(state: SessionState, orgCode: string): SessionState {
  const membership = state.user?.userOrgs.find((membership) => membership.fullOrg.orgCode === orgCode);
  return membership ? withSelectedOrganisation(state, membership.orgId) : state;
}

export function selectedOrganisation(state: SessionState): UserOrganisation | null {
  return state.user?.userOrgs.find((membership) => membership.orgId === state.selectedOrganizationId) ?? null;
}

/** Storage can hold anything (an older version, manual edits): an incomplete session counts as signed out. */
export function parseState(text: string | null): SessionState {
  if (text === null) return signedOut;
  try {
    const value: unknown = JSON.parse(text);
    return isCompleteSession(value) ? value : signedOut;
  } catch {
    return signedOut;
  }
}

function isCompleteSession(value: unknown): value is SessionState {
  if (!isObject(value) || value.isAuthenticated !== true) return false;
  const selected = value.selectedOrganizationId;
  return (
    isNonEmptyString(value.accessToken) &&
    isNonEmptyString(value.refreshToken) &&
    (selected === null || isNonEmptyString(selected)) &&
    isUser(value.user)
  );
}

function isUser(value: unknown): boolean {
  if (!isObject(value) || !isNonEmptyString(value.id) || !isNonEmptyString(value.email)) return false;
  return Array.isArray(value.userOrgs) && value.userOrgs.every(isOrganisation);
}

function isOrganisation(value: unknown): boolean {
  return (
    isObject(value) &&
    isNonEmptyString(value.orgId) &&
    isObject(value.fullOrg) &&
    isNonEmptyString(value.fullOrg.orgCode)
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNonEmptyString = (value: unknown): value is string => typeof value === 'string' && value !== '';
