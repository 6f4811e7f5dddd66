import { type CallReply, contract, createClient } from '@traip/contract';

export type Desk = CallReply<typeof contract.match.desk>;

const account = { email: 'superadmin@demo.traip.app', password: 'traip-demo' };
const orgCode = 'liga-norte';

/** The staff of a demo organisation, at work through the real calls. */
export interface Club {
  readonly matches: ReturnType<typeof matchesAt>;
  readonly standings: ReturnType<typeof standingsAt>;
  readonly competitionId: string;
  readonly playing: readonly Scored[];
}

/** A match that is being played, and the team that scores in it. */
export interface Scored {
  readonly id: string;
  readonly teamId: string;
}

type Caller = { readonly origin: string; readonly accessToken: () => string };

const matchesAt = (caller: Caller) => createClient(contract.match, caller);
const standingsAt = (caller: Caller) => createClient(contract.standing, caller);

/** Signs in and starts some matches of one league, so that there is something to score. */
export async function openClub(origin: string, count: number): Promise<Club> {
  const { accessToken } = await createClient(contract.auth, { origin }).login({ body: account });
  const caller = { origin, accessToken: () => accessToken };
  const matches = matchesAt(caller);
  const { items } = await createClient(contract.dashboard, caller).matches({
    params: { orgCode },
    query: { state: 'SCHEDULED', sportKey: 'FOOTBALL', limit: 50 },
  });
  const competitionId = items[0]?.competition.id ?? '';
  const chosen = items.filter(({ competition }) => competition.id === competitionId).slice(0, count);
  const playing: Scored[] = [];
  for (const { id } of chosen) {
    const { home } = await matches.start({ params: { id }, body: { force: true } });
    playing.push({ id, teamId: home?.id ?? '' });
  }
  return { matches, standings: standingsAt(caller), competitionId, playing };
}

/** Goals that stand, by side. */
export function goalsOf(desk: Desk): { readonly home: number; readonly away: number } {
  const goals = desk.events.filter(({ type }) => type === 'GOAL');
  const of = (team: string | undefined) => goals.filter(({ teamId }) => teamId === team).length;
  return { home: of(desk.home?.id), away: of(desk.away?.id) };
}
