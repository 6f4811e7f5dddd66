import { sportKeys } from '@traip/engine';
import { z } from 'zod';
import { privacies, teamRoles } from '../permissions/index.ts';
import { Birthday, FavoriteSport, Id, Instant, LocaleName, optionalText, Password, text } from './fields.ts';
import { name } from './name.ts';
import { bioLimit } from './organisation.ts';
import { Participation, TeamInBrief } from './team.ts';

export const ProfileChange = z
  .object({
    firstName: name(80, 'FIRST_NAME_REQUIRED'),
    surnames: name(120, 'SURNAMES_REQUIRED'),
    birthday: Birthday,
    favoriteSport: FavoriteSport,
    bio: optionalText(bioLimit, 'BIO_TOO_LONG'),
    locale: LocaleName,
    privacy: z.enum(privacies),
  })
  .meta({ id: 'profileDto' });

/** The public details of a person. For private ones: the code, the first name and an initial. */
export const PublicProfile = z
  .object({
    userCode: z.string(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
    bio: z.string().nullable(),
    favoriteSport: z.enum(sportKeys).nullable(),
    isPublic: z.boolean(),
    memberSince: Instant,
  })
  .meta({ id: 'publicProfile' });

/** The id to follow a person by; null: children and private people cannot be followed. */
export const followId = Id.nullable();

export const FullProfile = z
  .object({
    ...PublicProfile.shape,
    followId,
    teams: z.array(z.object({ team: TeamInBrief, role: z.enum(teamRoles) })),
    participations: z.array(Participation),
  })
  .meta({ id: 'fullProfile' });

/** The caller's teams, and their team invitations. */
export const MyTeams = z
  .object({
    teams: z.array(
      z.object({
        team: TeamInBrief,
        role: z.enum(teamRoles),
        isDelegate: z.boolean(),
        memberCount: z.number(),
        since: Instant,
      }),
    ),
    invitations: z.array(
      z.object({
        id: Id,
        team: TeamInBrief,
        role: z.enum(teamRoles),
        /** The entered person whom the invitation is for; a guardian answers for a child. */
        person: z.object({ firstName: z.string(), surnames: z.string(), isChild: z.boolean() }).nullable(),
        invitedBy: z.string(),
        createdAt: Instant,
        expiresAt: Instant,
      }),
    ),
  })
  .meta({ id: 'myTeams' });

export const PasswordChange = z
  .object({
    currentPassword: z.string('PASSWORD_REQUIRED').max(200, 'PASSWORD_TOO_LONG').nullish(),
    password: Password,
  })
  .meta({ id: 'changePasswordDto' });

/** The sessions of an account. */
export const MySessions = z
  .object({
    sessions: z.array(
      z.object({
        id: Id,
        startedAt: Instant,
        usedAt: Instant,
        isThis: z.boolean(),
        /** Null if the browser did not send it, or the session is older than this field. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** Where its network is registered: an estimate. */
        country: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'mySessions' });

/** The person types their own code, so that no one deletes an account by accident. */
export const AccountDeletion = z
  .object({ userCode: text(24), password: z.string().max(200).nullish() })
  .meta({ id: 'deleteAccountDto' });
