import { z } from 'zod';
import { grantableTeamRoles, qrTeamRoles, teamRoles } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { Email, Id, Instant, UserCode } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';
import { TeamInBrief } from './team.ts';

/** By address or by user code: one of the two. */
export const NewTeamInvitation = z
  .object({
    teamId: Id,
    email: Email.optional(),
    userCode: UserCode.optional(),
    role: z.enum(grantableTeamRoles, 'ROLE_REQUIRED').default('MEMBER'),
    /** A person added by the team: accepting the invitation claims their record. */
    personId: Id.optional(),
  })
  .refine(({ email, userCode }) => (email === undefined) !== (userCode === undefined), {
    path: ['email'],
    error: 'EMAIL_OR_USER_CODE',
  })
  .meta({ id: 'teamInvitationDto' });

export const TeamInvitation = z
  .object({
    id: Id,
    /** The address, or the name of a person invited by code. */
    invitee: z.string(),
    role: z.enum(teamRoles),
    invitedBy: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'teamInvitation' });

export const qrLimits = { uses: 30, maxUses: 200, hours: 24, maxHours: 24 * 30 } as const;

export const NewTeamQr = z
  .object({
    teamId: Id,
    role: z.enum(qrTeamRoles).default('MEMBER'),
    maxUses: z.number().int().min(1).max(qrLimits.maxUses).default(qrLimits.uses),
    hours: z.number().int().min(1).max(qrLimits.maxHours).default(qrLimits.hours),
    /** A person added by the team: scanning the code, once, claims their record. */
    personId: Id.optional(),
  })
  .meta({ id: 'teamQrInvitationDto' });

const TeamQr = z
  .object({
    id: Id,
    role: z.enum(teamRoles),
    uses: z.number(),
    maxUses: z.number(),
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'teamQrInvitation' });

/** The only reply with the link, whose token `consume` accepts: only its hash is stored. */
export const IssuedTeamQr = z
  .object({ ...TeamQr.shape, token: z.string(), url: z.string(), svg: z.string() })
  .meta({ id: 'freshTeamQrInvitation' });

export const TeamInvitations = z
  .object({ invitations: z.array(TeamInvitation), qrs: z.array(TeamQr) })
  .meta({ id: 'teamInvitations' });

export const QrToken = z
  .object({
    token: z.string('LINK_INCOMPLETE').regex(/^[\w-]{20,60}$/, 'LINK_INCOMPLETE'),
    /** The guardian's relation, when claiming a child. */
    relation: z.enum(guardianRelations).optional(),
    /** A child of the caller joins instead of the caller. */
    childId: Id.optional(),
  })
  .meta({ id: 'consumeTeamQrDto' });

/** A preview of the team behind a QR code. */
export const QrTeam = z
  .object({
    team: TeamInBrief,
    organization: OrganisationInBrief.nullable(),
    memberCount: z.number(),
    role: z.enum(teamRoles),
    /** The invited person, if it is for one person. */
    person: z.object({ firstName: z.string(), surnames: z.string(), isChild: z.boolean() }).nullable(),
    invitedBy: z.string(),
    expiresAt: Instant,
    isMember: z.boolean(),
  })
  .meta({ id: 'teamBehindQr' });

/** What a QR code shows before signing in: a name and a crest. */
export const QrTeamName = z
  .object({
    team: z.object({ name: z.string(), avatarUrl: z.string().nullable() }),
    organization: z.object({ name: z.string(), avatarUrl: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'nameBehindQr' });
