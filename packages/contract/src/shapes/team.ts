import { competitorKinds, sportKeys } from '@traip/engine';
import { z } from 'zod';
import {
  grantableTeamRoles,
  privacies,
  teamAbilityNames,
  teammateAbilityNames,
  teamRoles,
} from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import {
  Code,
  EmailOrNull,
  Id,
  Instant,
  OptionalEmail,
  optionalText,
  PrivacyChange,
  textOrNull,
  Version,
} from './fields.ts';
import { name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';

const SportOrNone = z
  .enum(sportKeys)
  .nullish()
  .transform((value) => value ?? null);

const general = {
  name: name(80, 'TEAM_NAME_REQUIRED'),
  email: OptionalEmail,
  description: optionalText(2000),
  sportKey: SportOrNone,
  privacy: z.enum(privacies).default('PUBLIC'),
};

/** Without a code, one is derived from the name. With an organisation's code the team belongs to it. */
export const NewTeam = z
  .object({ ...general, code: Code.optional(), orgCode: Code.optional() })
  .meta({ id: 'createTeamDto' });

/** Omitted fields are kept; null clears a field. */
export const TeamChange = z
  .object({
    id: Id,
    name: general.name,
    email: EmailOrNull.optional(),
    description: textOrNull(2000).optional(),
    sportKey: z.enum(sportKeys).nullish(),
    privacy: PrivacyChange,
    version: Version,
  })
  .meta({ id: 'teamDto' });

export const TeamInBrief = z
  .object({
    id: Id,
    name: z.string(),
    code: z.string(),
    sportKey: z.enum(sportKeys).nullable(),
    /** Players and pairs are entered as teams of one or two people. */
    competitorKind: z.enum(competitorKinds),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'teamInBrief' });

/** A team, for people who can see it. `email` is only for its people and its organisation. */
export const Team = z
  .object({
    ...TeamInBrief.shape,
    email: z.string().nullable(),
    description: z.string().nullable(),
    privacy: z.enum(privacies),
    organization: OrganisationInBrief.nullable(),
    memberCount: z.number(),
    participations: z.number(),
    createdAt: Instant,
    version: z.number(),
    /** The caller's role in the team, if any. */
    role: z.enum(teamRoles).nullable(),
    abilities: z.array(z.enum(teamAbilityNames)),
  })
  .meta({ id: 'team' });

/** A row of a list of teams. */
export const TeamRow = z
  .object({ ...TeamInBrief.shape, email: z.string().nullable(), participations: z.number() })
  .meta({ id: 'teamRow' });

export const TeamPage = pageOf(TeamRow).meta({ id: 'teamPage' });

export const TeamQuery = z.object({
  search: Search.default(''),
  sportKey: z.enum(sportKeys).optional(),
  page: pageNumber,
  limit: pageSize(),
});

/** `orgCode`: only the teams of that organisation. */
export const TeamCriteria = z
  .object({ ...TeamQuery.shape, orgCode: Code.optional() })
  .meta({ id: 'findByCriteriaRequestDto' });

/** A person in a team. */
export const TeamMember = z
  .object({
    userId: Id,
    /** Null without an account. */
    userCode: z.string().nullable(),
    firstName: z.string(),
    surnames: z.string(),
    avatarUrl: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(teamRoles),
    /** Off the field a delegate does what a captain does. */
    isDelegate: z.boolean(),
    shirt: z.number().nullable(),
    /** Where they play: "Goalkeeper". */
    position: z.string().nullable(),
    since: Instant,
    /** What the caller may do to this person. */
    abilities: z.array(z.enum(teammateAbilityNames)),
  })
  .meta({ id: 'teamMember' });

export const TeamMemberQuery = z.object({
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

export const TeamMemberPage = pageOf(TeamMember).meta({ id: 'teamMemberPage' });

/** A competition in which a team takes part. */
export const Participation = z
  .object({
    competitionId: Id,
    competitionName: z.string(),
    season: z.string().nullable(),
    state: z.string(),
  })
  .meta({ id: 'participation' });

/** The public view of a team. */
export const FullTeam = z
  .object({
    ...TeamInBrief.shape,
    description: z.string().nullable(),
    organization: OrganisationInBrief.nullable(),
    createdAt: Instant,
    /** Only public people; the others are just counted. */
    members: z.array(
      z.object({
        id: Id,
        /** Null without an account, and if the full name is not shown. */
        userCode: z.string().nullable(),
        firstName: z.string(),
        surnames: z.string(),
        avatarUrl: z.string().nullable(),
        role: z.enum(teamRoles),
        shirt: z.number().nullable(),
        position: z.string().nullable(),
      }),
    ),
    memberCount: z.number(),
    participations: z.array(Participation),
  })
  .meta({ id: 'fullTeam' });

export const TeamRoleChange = z
  .object({ teamId: Id, userId: Id, role: z.enum(grantableTeamRoles, 'ROLE_REQUIRED') })
  .meta({ id: 'changeTeamRoleReqDto' });

export const TeamOwnerChange = z.object({ teamId: Id, userId: Id }).meta({ id: 'changeTeamOwnerReqDto' });

export const LeaveTeam = z.object({ teamId: Id }).meta({ id: 'leaveTeamReqDto' });

export const RemoveTeamMember = z.object({ teamId: Id, userId: Id }).meta({ id: 'removeTeamMemberReqDto' });
