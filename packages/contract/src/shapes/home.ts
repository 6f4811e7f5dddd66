import { z } from 'zod';
import { organisationAbilityNames, organisationRoles } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { CompetitionRow } from './competition-list.ts';
import { Id } from './fields.ts';
import { MatchFilters, MatchRow } from './match-list.ts';
import { MyInvitation } from './member.ts';
import { pageOf } from './page.ts';
import { MyTeams } from './profile.ts';

/** A match of somebody's, and what they are in it. */
export const MyMatchRow = MatchRow.extend({
  mine: z.object({
    /** Which of the two teams are theirs or of their children; none of them for a referee. */
    teamIds: z.array(Id),
    /** Their children who are in one of the two teams. */
    children: z.array(z.object({ firstName: z.string(), teamId: Id })),
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
} as const;

/** Everything that somebody sees who comes home, the most pressing first in each list. */
export const MyHome = z
  .object({
    live: z.array(MyMatchRow),
    next: z.array(MyMatchRow),
    results: z.array(MyMatchRow),
    teams: MyTeams.shape.teams,
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
