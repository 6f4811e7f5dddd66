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

/** A match of somebody's, and what they are in it. */
export const MyMatchRow = MatchRow.extend({
  mine: z.object({
    /** Which of the two teams are theirs or of their children; none of them for a referee. */
    teamIds: z.array(Id),
    /** Their children who are in one of the two teams. */
    children: z.array(z.object({ firstName: z.string(), teamId: Id })),
    /** For whom they can say whether they come, themselves first: nobody once it has begun, or for a pair. */
    attendees: z.array(
      z.object({ personId: Id, firstName: z.string(), teamId: Id, isSelf: z.boolean(), ...givenAnswer }),
    ),
    isReferee: z.boolean(),
    /** They may open its desk, at the dashboard of this organisation. */
    maySeeDesk: z.boolean(),
    orgCode: z.string(),
    /** They are of the organisation, whose dashboard shows them what it shows to its people. */
    isMember: z.boolean(),
    /** It has a page that everybody may open. */
    isPublic: z.boolean(),
  }),
}).meta({ id: 'myMatchRow' });

/** `filters` is there when it was asked for. */
export const MyMatchPage = pageOf(MyMatchRow)
  .extend({ filters: MatchFilters.optional() })
  .meta({ id: 'myMatchPage' });

/** How much of each list a home shows; the rest is behind its own page. */
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

/** Where a team stands in the table of a competition that is not over. */
const TeamPlace = z
  .object({
    competition: z.object({ id: Id, name: z.string() }),
    rank: z.number(),
    of: z.number(),
    points: z.number(),
    form: Standing.shape.form,
  })
  .meta({ id: 'teamPlace' });

/** What else the first of the next matches shows: how both sides stand, who comes and what is to be done. */
const MyNextMatch = z
  .object({
    id: Id,
    /** In the table of the match; null in a knock-out. */
    home: TeamPlace.nullable(),
    away: TeamPlace.nullable(),
    venue: FullMatch.shape.venue,
    /** Of the team whose lineup the caller writes. */
    lineup: z
      .object({ teamId: Id, state: z.enum(lineupStates).nullable(), dueAt: Instant.nullable() })
      .nullable(),
    /** Of the caller's team; the faces are of those who come. */
    attendance: z.object({ teamId: Id, counts: AttendanceCounts, faces: z.array(PlayerInBrief) }).nullable(),
  })
  .meta({ id: 'myNextMatch' });

/** Everything that somebody sees who comes home, the most pressing first in each list. */
export const MyHome = z
  .object({
    live: z.array(MyMatchRow),
    next: z.array(MyMatchRow),
    /** About the first of them. */
    nextMatch: MyNextMatch.nullable(),
    results: z.array(MyMatchRow),
    teams: z.array(MyTeams.shape.teams.element.extend({ place: TeamPlace.nullable() })),
    teamCount: z.number(),
    /** Those of their teams that are not over. */
    competitions: z.array(CompetitionRow),
    competitionCount: z.number(),
    invitations: z.object({
      /** Of teams and organisations together. */
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
