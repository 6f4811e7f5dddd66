import {
  type Attention,
  abilitiesOf,
  MatchQuery,
  type MatchRow,
  type Read,
  type Write,
} from '@traip/contract';
import { matchPage } from '../../../competition/match/lists/match-page.ts';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Services } from '../../../platform/services/services.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import {
  countApplicantTeams,
  listApplicantTeams,
  listLicencesToCheck,
  listOpenProtests,
  usesLineups,
} from './queries.ts';

/** With only the rows of its matches. */
interface Item extends Omit<Read<typeof Attention>, 'matches'> {
  readonly matches: Read<typeof MatchRow>[];
}

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
  const items = await Promise.all([
    ...Object.entries(buildQueries(services.now())).map(([kind, query]) =>
      matchItem(services, scope, kind as Item['kind'], query),
    ),
    lineupItem(services, scope),
    ...(abilities.includes('teams.manage') ? requestItems(services, scope) : []),
  ]);
  return items.filter((item) => item !== null).filter(({ count }) => count > 0);
}

function buildQueries(at: Date) {
  const today = dayInMadrid(at);
  const to = dayInMadrid(new Date(at.getTime() + refereeDays * day));
  return {
    CONFLICTING: { conflicting: 'true' },
    DISPUTED: { disputed: 'true' },
    OVERDUE: { overdue: 'true' },
    UNCLOSED: { unofficial: 'true' },
    WITHOUT_REFEREE: { withoutReferee: 'true', state: 'SCHEDULED', from: today, to },
    UNSCHEDULED: { unscheduled: 'true', state: 'CREATED' },
  } satisfies Record<string, Query>;
}

async function lineupItem(services: AttentionServices, scope: OrganisationScope): Promise<Item | null> {
  const at = services.now();
  if (!(await usesLineups(services.db, scope, new Date(at.getTime() - lineupDays * day)))) return null;
  const today = dayInMadrid(at);
  const query = { withoutLineup: 'true', state: 'SCHEDULED', from: today, to: today } as const;
  return matchItem(services, scope, 'WITHOUT_LINEUP', query);
}

function requestItems(services: AttentionServices, scope: OrganisationScope): Promise<Item>[] {
  const { db } = services;
  return [
    listOpenProtests(db, scope).then((rows) => competitionItem('PROTESTS_OPEN', rows)),
    teamItem(services, scope),
    listLicencesToCheck(db, scope).then((rows) => competitionItem('LICENCES_WAIT', rows)),
  ];
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
    matches: items,
  };
}

async function teamItem({ db }: AttentionServices, scope: OrganisationScope): Promise<Item> {
  const [count, rows] = await Promise.all([
    countApplicantTeams(db, scope),
    listApplicantTeams(db, scope, maxShown),
  ]);
  const teams = rows.map(({ competitionId, competitionName, askedAt, ...team }) => ({
    team: teamInBrief(team),
    competition: { id: competitionId, name: competitionName },
    askedAt,
  }));
  return { kind: 'TEAM_ASKS', count, filter: null, matches: [], teams, competitions: [] };
}

type Waiting = Awaited<ReturnType<typeof listLicencesToCheck>>;

/** Pending work in competitions, largest first. */
function competitionItem(kind: Item['kind'], rows: Waiting): Item {
  const count = rows.reduce((sum, { waiting }) => sum + waiting, 0);
  const competitions = rows.slice(0, maxShown).map(({ id, name }) => ({ id, name }));
  return { kind, count, filter: null, matches: [], teams: [], competitions };
}
