import { type Attention, abilitiesOf, MatchQuery, type Read, type Write } from '@traip/contract';
import { matchPage } from '../../../competition/match/lists/match-page.ts';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import {
  countAskingTeams,
  listAskingTeams,
  listLicencesToCheck,
  listOpenProtests,
  usesLineups,
} from './queries.ts';
import { withActions } from './with-actions.ts';

type Item = Read<typeof Attention>;
type Query = Write<typeof MatchQuery>;
type AttentionServices = Pick<Services, 'db' | 'now'>;

const maxShown = 3;
const day = 86_400_000;
/** A match should have a referee this long before it. */
const refereeDays = 7;
/** Lineups are expected if the organisation has used them within this time. */
const lineupDays = 60;

/** What the caller should attend to, most urgent first. Each list of matches can be opened by its filter. */
export async function readAttention(services: AttentionServices, scope: OrganisationScope): Promise<Item[]> {
  const abilities = abilitiesOf(scope.role);
  if (!abilities.includes('matches.manage')) return [];
  const lists = await Promise.all(
    Object.entries(await buildQueries(services, scope)).map(([kind, query]) =>
      matchItem(services, scope, kind as Item['kind'], query),
    ),
  );
  const requests = abilities.includes('teams.manage')
    ? [
        competitionItem('PROTESTS_OPEN', await listOpenProtests(services.db, scope)),
        await teamItem(services, scope),
        competitionItem('LICENCES_WAIT', await listLicencesToCheck(services.db, scope)),
      ]
    : [];
  return [...lists, ...requests].filter(({ count }) => count > 0);
}

async function buildQueries({ db, now }: AttentionServices, scope: OrganisationScope) {
  const at = now();
  const today = dayInMadrid(at);
  const to = dayInMadrid(new Date(at.getTime() + refereeDays * day));
  const hasLineups = await usesLineups(db, scope, new Date(at.getTime() - lineupDays * day));
  return {
    CONFLICTING: { conflicting: 'true' },
    DISPUTED: { disputed: 'true' },
    OVERDUE: { overdue: 'true' },
    UNCLOSED: { unofficial: 'true' },
    WITHOUT_REFEREE: { withoutReferee: 'true', state: 'SCHEDULED', from: today, to },
    UNSCHEDULED: { unscheduled: 'true', state: 'CREATED' },
    ...(hasLineups && {
      WITHOUT_LINEUP: { withoutLineup: 'true', state: 'SCHEDULED', from: today, to: today },
    }),
  } satisfies Record<string, Query>;
}

async function matchItem(
  services: AttentionServices,
  scope: OrganisationScope,
  kind: Item['kind'],
  query: Query & Record<string, string>,
): Promise<Item> {
  const { organisationId, userId } = scope;
  const filter = { ...MatchQuery.parse({ ...query, limit: maxShown }), organisationId };
  const { total, items } = await matchPage(services, userId, filter);
  return {
    kind,
    count: total,
    filter: query,
    teams: [],
    competitions: [],
    matches: await withActions(services.db, scope, items),
  };
}

async function teamItem({ db }: AttentionServices, scope: OrganisationScope): Promise<Item> {
  const [count, rows] = await Promise.all([
    countAskingTeams(db, scope),
    listAskingTeams(db, scope, maxShown),
  ]);
  const teams = rows.map(({ competitionId, competitionName, askedAt, ...team }) => ({
    team: teamInBrief(team),
    competition: { id: competitionId, name: competitionName },
    askedAt,
  }));
  return { kind: 'TEAM_ASKS', count, filter: null, matches: [], teams, competitions: [] };
}

type Waiting = Awaited<ReturnType<typeof listLicencesToCheck>>;

/** What waits in competitions, most of it first. */
function competitionItem(kind: Item['kind'], rows: Waiting): Item {
  const count = rows.reduce((sum, { waiting }) => sum + waiting, 0);
  const competitions = rows.slice(0, maxShown).map(({ id, name }) => ({ id, name }));
  return { kind, count, filter: null, matches: [], teams: [], competitions };
}
