import { lineupStates } from '@traip/engine/match';
import { z } from 'zod';
import { organisationAbilityNames, organisationRoles } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { AttendanceCounts, givenAnswer } from './attendance.ts';
import { CompetitionRow } from './competition-list.ts';
import { Id, Instant } from './fields.ts';
import { MatchFilters, MatchRow } from './match-list.ts';
import { FullMatch } from './match-management.ts';
import { MyInvitation } from './member.ts';
import { pageOf } from './page.ts';
import { PlayerInBrief } from './player.ts';
import { MyTeams } from './profile.ts';
import { Standing } from './standing.ts';

/** A match of the caller, and their part in it. */
export const MyMatchRow = MatchRow.extend({
  mine: z.object({
    /** The caller's or their children's teams in the match; empty for a referee. */
    teamIds: z.array(Id),
    /** Their children in the two teams. */
    children: z.array(z.object({ firstName: z.string(), teamId: Id })),
    /** The people they can answer for, themselves first; empty once it has started, and for pairs. */
    attendees: z.array(
      z.object({ personId: Id, firstName: z.string(), teamId: Id, isSelf: z.boolean(), ...givenAnswer }),
    ),
    isReferee: z.boolean(),
    /** Whether they can open its desk, in the dashboard of `orgCode`. */
    maySeeDesk: z.boolean(),
    orgCode: z.string(),
    /** Whether they belong to the organisation, whose dashboard shows them the match. */
    isMember: z.boolean(),
    /** Whether it has a public page. */
    isPublic: z.boolean(),
  }),
}).meta({ id: 'myMatchRow' });

/** `filters` is present only on request. */
export const MyMatchPage = pageOf(MyMatchRow)
  .extend({ filters: MatchFilters.optional() })
  .meta({ id: 'myMatchPage' });

/** How much of each list the home page shows; each has its own page for the rest. */
export const homeLimits = {
  live: 10,
  next: 8,
  results: 8,
  teams: 12,
  competitions: 8,
  invitations: 5,
  organisations: 20,
  faces: 5,
} as const;

/** A team's position in the table of a competition in progress. */
const TeamResource = z
  .object({
    competition: z.object({ id: Id, name: z.string() }),
    rank: z.number(),
    of: z.number(),
    points: z.number(),
    form: Standing.shape.form,
  })
  .meta({ id: 'teamPlace' });

/** More about the next match: both sides' positions, attendance and the lineup to write. */
const MyNextMatch = z
  .object({
    id: Id,
    /** In the table of the match; null in a knockout. */
    home: TeamResource.nullable(),
    away: TeamResource.nullable(),
    venue: FullMatch.shape.venue,
    /** The lineup of the team for which the caller writes it. */
    lineup: z
      .object({ teamId: Id, state: z.enum(lineupStates).nullable(), dueAt: Instant.nullable() })
      .nullable(),
    /** Of the caller's team; the faces are of people who are coming. */
    attendance: z.object({ teamId: Id, counts: AttendanceCounts, faces: z.array(PlayerInBrief) }).nullable(),
  })
  .meta({ id: 'myNextMatch' });

/** The content of the home page, the most urgent first in each list. */
export const MyHome = z
  .object({
    live: z.array(MyMatchRow),
    next: z.array(MyMatchRow),
    /** More about the first of `next`. */
    nextMatch: MyNextMatch.nullable(),
    results: z.array(MyMatchRow),
    teams: z.array(MyTeams.shape.teams.element.extend({ place: TeamResource.nullable() })),
    teamCount: z.number(),
    /** The competitions of their teams that are not over. */
    competitions: z.array(CompetitionRow),
    competitionCount: z.number(),
    invitations: z.object({
      /** The total of teams and organisations. */
      count: z.number(),
      teams: MyTeams.shape.invitations,
      organizations: z.array(MyInvitation),
    }),
    organizations: z.array(
      z.object({
        organization: OrganisationInBrief,
        role: z.enum(organisationRoles),
        abilities: z.array(z.enum(organisationAbilityNames)),
      }),
    ),
  })
  .meta({ id: 'myHome' });
