import { z } from 'zod';
import { memberAbilityNames, organisationRoles } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { Email, Id, Instant, LocaleName, UserCode } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';

const Role = z.enum(organisationRoles, 'ROLE_REQUIRED');

/** A person in an organisation. Only people who manage members see the address. */
export const Member = z
  .object({
    id: Id,
    userId: Id,
    userCode: z.string(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(organisationRoles),
    since: Instant,
    /** What the caller may do to this member. */
    abilities: z.array(z.enum(memberAbilityNames)),
  })
  .meta({ id: 'organizationUser' });

const memberPageSize = 10;

export const MemberList = z
  .object({ organizationId: Id, page: pageNumber, limit: pageSize(memberPageSize) })
  .meta({ id: 'organizationUserListDto' });

export const MemberSearch = z
  .object({
    organizationId: Id,
    search: Search.default(''),
    roles: z.array(z.enum(organisationRoles)).max(organisationRoles.length).default([]),
    page: pageNumber,
    limit: pageSize(memberPageSize),
  })
  .meta({ id: 'findOrganizationUsersDto' });

/** `grantableRoles`: the roles that the caller may give. */
export const MemberPage = pageOf(Member)
  .extend({ grantableRoles: z.array(z.enum(organisationRoles)) })
  .meta({ id: 'organizationUserPage' });

export const RoleChange = z.object({ role: Role }).meta({ id: 'updateOrganizationUserDto' });

/** Invites a person with an account, by their user code. They still have to accept. */
export const NewMember = z
  .object({ organizationId: Id, userCode: UserCode, role: Role })
  .meta({ id: 'createOrganizationUserDto' });

/** Invites an address, with or without an account. An account’s language comes before `locale`. */
export const NewInvitation = z
  .object({ organizationId: Id, email: Email, role: Role, locale: LocaleName.optional() })
  .meta({ id: 'organizationInvitationDto' });

/** An invitation, for people who manage members. An invitation by code does not reveal the address. */
export const Invitation = z
  .object({
    id: Id,
    /** The address, or the name of a person invited by code. */
    invitee: z.string(),
    /** For people invited by address. */
    email: z.string().nullable(),
    /** For people invited by code. */
    userCode: z.string().nullable(),
    role: z.enum(organisationRoles),
    invitedBy: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'organizationInvitation' });

export const InvitationPage = pageOf(Invitation).meta({ id: 'organizationInvitationPage' });

/** An invitation as the invited person sees it. */
export const MyInvitation = z
  .object({
    id: Id,
    organization: OrganisationInBrief,
    role: z.enum(organisationRoles),
    invitedBy: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'myInvitation' });

export const InvitationAnswer = z.object({ invitationId: Id }).meta({ id: 'invitationAnswerDto' });
