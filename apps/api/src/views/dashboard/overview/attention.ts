import { type Attention, abilitiesOf, MatchQuery, type Read, type Write } from '@traip/contract';
import { matchPage } from '../../../competition/match/lists/match-page.ts';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { countAskingTeams, listAskingTeams, usesLineups } from './queries.ts';
import { withActions } from './with-actions.ts';

type Item = Read<typeof Attention>;
type Query = Write<typeof MatchQuery>;
type AttentionServices = Pick<Services, 'db' | 'now'>;

const shown = 3;
const day = 86_400_000;
/** How long before a match it should have a referee, and how long ago lineups count as a habit. */
const [refereeDays, habitDays] = [7, 60];

/** What waits for the caller, the most pressing first. Each of the matches is a list that anybody can open. */
export async function readAttention(services: AttentionServices, scope: OrganisationScope): Promise<Item[]> {
  const abilities = abilitiesOf(scope.role);
  if (!abilities.includes('matches.manage')) return [];
  const lists = await Promise.all(
    Object.entries(await listsOf(services, scope)).map(([kind, query]) =>
      ofMatches(services, scope, kind as Item['kind'], query),
    ),
  );
  const asking = abilities.includes('teams.manage') ? [await ofTeams(services, scope)] : [];
  return [...lists, ...asking].filter(({ count }) => count > 0);
}

async function listsOf({ db, now }: AttentionServices, scope: OrganisationScope) {
  const at = now();
  const today = dayInMadrid(at);
  const to = dayInMadrid(new Date(at.getTime() + refereeDays * day));
  const hasLineups = await usesLineups(db, scope, new Date(at.getTime() - habitDays * day));
  return {
    OVERDUE: { overdue: 'true' },
    UNCLOSED: { state: 'FINISHED' },
    WITHOUT_REFEREE: { withoutReferee: 'true', state: 'SCHEDULED', from: today, to },
    UNSCHEDULED: { unscheduled: 'true', state: 'CREATED' },
    ...(hasLineups && {
      WITHOUT_LINEUP: { withoutLineup: 'true', state: 'SCHEDULED', from: today, to: today },
    }),
  } satisfies Record<string, Query>;
}

async function ofMatches(
  services: AttentionServices,
  scope: OrganisationScope,
  kind: Item['kind'],
  query: Query & Record<string, string>,
): Promise<Item> {
  const { organisationId, userId } = scope;
  const asked = { ...MatchQuery.parse({ ...query, limit: shown }), organisationId };
  const { total, items } = await matchPage(services, userId, asked);
  return {
    kind,
    count: total,
    filter: query,
    teams: [],
    matches: await withActions(services.db, scope, items),
  };
}

async function ofTeams({ db }: AttentionServices, scope: OrganisationScope): Promise<Item> {
  const [count, rows] = await Promise.all([countAskingTeams(db, scope), listAskingTeams(db, scope, shown)]);
  const teams = rows.map(({ competitionId, competitionName, askedAt, ...team }) => ({
    team: teamInBrief(team),
    competition: { id: competitionId, name: competitionName },
    askedAt,
  }));
  return { kind: 'TEAM_ASKS', count, filter: null, matches: [], teams };
}
