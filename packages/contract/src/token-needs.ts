import type { Call } from './call.ts';
import { contract } from './contract.ts';
import type { TokenNeed } from './permissions/token-scopes.ts';

/** The scope that changes something in each resource. A new resource does not compile without one. */
const needsByResource = {
  auth: 'session',
  accessToken: 'session',
  // People decide on screen what apps may do.
  app: 'session',
  organisation: 'all',
  member: 'people',
  team: 'people',
  squad: 'people',
  organisationPeople: 'people',
  // Only people may see signatures and identity documents.
  consent: 'session',
  personMerge: 'people',
  personDocument: 'session',
  profile: 'all',
  family: 'session',
  secondFactor: 'session',
  legal: 'all',
  publicOrganisation: 'all',
  home: 'all',
  follow: 'all',
  search: 'all',
  demo: 'all',
  career: 'all',
  sport: 'all',
  traip: 'competitions',
  publicTraip: 'all',
  ranking: 'competitions',
  season: 'competitions',
  nextSeason: 'competitions',
  history: 'all',
  category: 'competitions',
  competition: 'competitions',
  entry: 'competitions',
  // Finding a partner is between people.
  ownEntry: 'session',
  partner: 'session',
  // Only people may see weights.
  weighIn: 'session',
  registration: 'people',
  licence: 'people',
  protest: 'results',
  question: 'people',
  standing: 'results',
  broker: 'competitions',
  dashboard: 'competitions',
  overview: 'all',
  deleted: 'all',
  auditLog: 'all',
  venue: 'competitions',
  calendar: 'competitions',
  jointCalendar: 'competitions',
  closing: 'competitions',
  match: 'results',
  round: 'results',
  courtQueue: 'results',
  race: 'competitions',
  raceEntry: 'results',
  raceRound: 'results',
  raceResult: 'results',
  raceRanking: 'competitions',
  raceRecord: 'competitions',
  resultReport: 'results',
  attendance: 'people',
  lineup: 'results',
  statistics: 'results',
  exchange: 'competitions',
  look: 'competitions',
  live: 'session',
  // Its address is itself a secret.
  agenda: 'session',
  sheet: 'all',
  sitemap: 'all',
  notification: 'all',
  webhook: 'all',
} as const satisfies Record<keyof typeof contract, TokenNeed>;

const needs = new Map<Call, TokenNeed>(
  Object.entries(contract).flatMap(([resource, calls]) =>
    Object.values<Call>(calls).map((call) => [
      call,
      needOf(call, needsByResource[resource as keyof typeof needsByResource]),
    ]),
  ),
);

/** What a call requires of an access token. A call outside the contract accepts none. */
export function tokenNeedOf(call: Call): TokenNeed {
  return needs.get(call) ?? 'session';
}

/** Calls that need confirmation on screen are not for programs, and sensitive ones need more than `read`. */
function needOf(call: Call, ofResource: TokenNeed): TokenNeed {
  if (call.tokenNeed) return call.tokenNeed;
  if (call.stepUp || ofResource === 'session') return 'session';
  return isRead(call) && !call.isSensitive ? 'read' : ofResource;
}

/** Whether a call changes nothing. */
export function isRead({ method, onlyReads }: Call): boolean {
  return method === 'GET' || onlyReads === true;
}

/**
 * Whether other sites may make a call from a browser: public reads, and anything a token can do. Nothing that
 * opens or needs a session, so that no site can try passwords through its visitors' browsers.
 */
export function isForOtherSites(call: Call): boolean {
  return call.access.kind === 'anyone' ? call.method === 'GET' : tokenNeedOf(call) !== 'session';
}
