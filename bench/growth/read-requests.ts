import { idOf } from '@traip/api/testing';
import { type Call, contract, pathParameters } from '@traip/contract';

interface Parts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
}

/** One request, signed in as a member of the first organisation or anonymous. */
export interface ReadRequest {
  readonly name: string;
  readonly call: Call;
  readonly parts: Parts;
  readonly isSignedIn: boolean;
}

const organisation = idOf('organisation', 1);
const traip = idOf('traip', 1);
const competition = idOf('competition', 1);

/** The value of `{id}` for each resource. */
const ids: Record<string, string> = {
  organisation,
  traip,
  competition,
  standing: competition,
  team: idOf('team', 1),
  career: idOf('team', 1),
  'career.person': idOf('user', 10),
  'ranking.ofPerson': idOf('user', 10),
  'nextSeason.preview': idOf('season', 1),
  'history.ofTraip': traip,
  'history.ofCompetition': competition,
  season: idOf('season', 1),
  category: idOf('category', 1),
  venue: idOf('venue', 1),
  match: idOf('match', 1),
  'traip.ofOrganisation': organisation,
  'agenda.match': idOf('match', 1),
  'agenda.competition': competition,
  'agenda.team': idOf('team', 1),
  'sheet.printedMatch': idOf('match', 1),

  sheet: competition,
};

const named: Record<string, string> = {
  organizationId: organisation,
  traipId: traip,
  orgCode: 'grown-1',
  code: 'grown-1',
  userCode: 'p-1',
  competitionId: competition,
  phaseId: idOf('phase', 1),
  matchId: idOf('match', 1),
  teamId: idOf('team', 1),
  personId: idOf('user', 10),
  otherId: idOf('user', 11),
  limit: '20',
  page: '1',
  finished: 'false',
  sportKey: 'FOOTBALL',
  parentKey: 'FOOTBALL',
  locale: 'es',
  document: 'terms',
};

/** Variants to send beside, or instead of, the bare call. */
const more: Record<string, Record<string, Parts>> = {
  'member.list': { '': { body: { organizationId: organisation } } },
  'member.find': { search: { body: { organizationId: organisation, search: 'ana' } } },
  'team.find': {
    '': { body: {} },
    'page 50': { body: { page: 50 } },
    search: { body: { search: 'alameda' } },
    rare: { body: { search: 'cd 17' } },
    sport: { body: { sportKey: 'FOOTBALL' } },
  },
  'season.find': { '': { body: { traipId: traip } } },
  'category.find': { '': { body: { traipId: traip } } },
  'competition.find': { '': { body: {} }, search: { body: { search: 'division' } } },
  'match.find': {
    '': { body: {} },
    'of an organisation': { body: { organizationId: organisation, state: 'SCHEDULED' } },
  },
  'dashboard.matches': {
    '': {},
    search: { query: { search: 'alameda' } },
    coming: { query: { timeline: 'UPCOMING', withFilters: 'true' } },
    'page 20': { query: { page: '20' } },
  },
  'search.find': {
    common: { query: { q: 'cd' } },
    two: { query: { q: 'cd alameda' } },
    rare: { query: { q: 'liga 17' } },
    none: { query: { q: 'zzz' } },
  },
  'statistics.playerStats': { '': { query: { competitionId: competition } } },
  'statistics.leaders': { '': { query: { competitionId: competition } } },
  'statistics.sideStats': { '': { query: { competitionId: competition } } },
  'statistics.suspensions': { '': { query: { competitionId: competition } } },
  'statistics.boxScore': { '': { query: { matchId: idOf('match', 1) } } },
  'match.refereeCandidates': { search: { query: { q: 'ana' } } },
  'registration.list': {
    '': {},
    submitted: { query: { state: 'SUBMITTED' } },
    'page 5': { query: { page: '5' } },
    search: { query: { search: 'ana' } },
  },
  'sitemap.file': {
    matches: { params: { kind: 'matches', page: '1' } },
    teams: { params: { kind: 'teams', page: '1' } },
  },
};

/** Not lists, and not available in the filled database: a plan, an email link, a personal URL, a race, a ranking. */
const leftOut = new Set([
  'calendar.get',
  'ranking.competitor',
  'notification.unsubscription',
  'agenda.person',
  'sheet.raceResults',
  'member.byId',
  'organisation.fiscalData',
  'organisation.contactInformation',
  'lineup.get',
]);

function paramsOf(name: string, call: Call): Record<string, string> {
  const [resource = ''] = name.split('.');
  return Object.fromEntries(
    pathParameters(call.path).map((param) => [
      param,
      (param === 'id' ? (ids[name] ?? ids[resource]) : named[param]) ?? '',
    ]),
  );
}

const isPublic = ({ access }: Call) => access.kind === 'anyone' || access.kind === 'open';

function requestsOf(name: string, call: Call): readonly ReadRequest[] {
  if (leftOut.has(name)) return [];
  const variants: Record<string, Parts> = more[name] ?? (call.method === 'GET' ? { '': {} } : {});
  return Object.entries(variants).flatMap(([variant, parts]) => {
    const request = {
      name: variant === '' ? name : `${name} (${variant})`,
      call,
      parts: { params: paramsOf(name, call), ...parts },
    };
    const anonymous = { ...request, name: `${request.name}, nobody`, isSignedIn: false };
    return [{ ...request, isSignedIn: true }, ...(isPublic(call) ? [anonymous] : [])];
  });
}

const files = new Set(['application/pdf', 'application/octet-stream']);

/** Feeds never end, a PDF has the same rows as its sheet, and the filled database has no uploads. */
const isLeftOut = ({ replyIsFeed, replyIsFile }: Call) =>
  replyIsFeed || (replyIsFile !== undefined && files.has(replyIsFile));

/** Every read of the contract, including calls added later. */
export const allReads: readonly ReadRequest[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([name, call]) =>
    isLeftOut(call) ? [] : requestsOf(`${resource}.${name}`, call),
  ),
);
