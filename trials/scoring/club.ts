import {
  authRoutes,
  type CallReply,
  type contract,
  createClient,
  matchRoutes,
  standingRoutes,
} from '@traip/contract';
import { accountOf, planLeague } from './federation.ts';

export type Desk = CallReply<typeof contract.match.desk>;

/** The staff of a federation, at work through the real calls. */
export interface Club {
  readonly matches: ReturnType<typeof matchesAt>;
  readonly standings: ReturnType<typeof standingsAt>;
  readonly competitionId: string;
  readonly playing: readonly Scored[];
}

/** A match in progress, and the team that scores in it. */
export interface Scored {
  readonly id: string;
  readonly teamId: string;
}

export interface Caller {
  readonly origin: string;
  readonly accessToken: () => Promise<string>;
  readonly fetch?: typeof fetch;
}

const matchesAt = (caller: Caller) => createClient(matchRoutes, caller);
const standingsAt = (caller: Caller) => createClient(standingRoutes, caller);

/** A token lasts for fifteen minutes, and a trial may last longer. */
const tokenGrowsOld = 10 * 60_000;

/** The administrator, who signs in again before the token expires, by a clock that no trial moves. */
export function signedIn(origin: string, fetching: typeof fetch = fetch): Caller {
  const auth = createClient(authRoutes, { origin, fetch: fetching });
  let signedInAt = Number.NEGATIVE_INFINITY;
  let token = Promise.resolve('');
  const accessToken = () => {
    if (performance.now() - signedInAt > tokenGrowsOld) {
      signedInAt = performance.now();
      token = auth.login({ body: accountOf(0) }).then((pair) => pair.accessToken);
      // After a failed sign-in the next call tries again.
      token.catch(() => {
        signedInAt = Number.NEGATIVE_INFINITY;
      });
    }
    return token;
  };
  return { origin, accessToken, fetch: fetching };
}

const teams = 12;
let leagues = 0;

/** Creates a league and starts some of its matches, to have goals to register. */
export async function openClub(caller: Caller, count: number): Promise<Club> {
  leagues += 1;
  const matches = matchesAt(caller);
  const fixtures = (await planLeague(caller, leagues, teams)).slice(0, count);
  for (const { matchId: id } of fixtures) await matches.start({ params: { id }, body: { force: true } });
  return {
    matches,
    standings: standingsAt(caller),
    competitionId: fixtures[0]?.competitionId ?? '',
    playing: fixtures.map(({ matchId, homeId }) => ({ id: matchId, teamId: homeId })),
  };
}

/** Goals that count, by side. */
export function goalsOf(desk: Desk): { readonly home: number; readonly away: number } {
  const goals = desk.events.filter(({ type }) => type === 'GOAL');
  const of = (team: string | undefined) => goals.filter(({ teamId }) => teamId === team).length;
  return { home: of(desk.home?.id), away: of(desk.away?.id) };
}
