import { authRoutes, createClient, dashboardRoutes, matchRoutes, standingRoutes } from '@traip/contract';

const account = { email: 'superadmin@demo.traip.app', password: 'traip-demo' };
const orgCode = 'liga-norte';

/** A match in progress in the demo league, and the feed of its competition. */
export interface FollowedMatch {
  readonly feed: string;
  /** Registers a goal through the real call. */
  goal(): Promise<void>;
  /** Reads the tables of the competition, as visitors do. */
  read(): Promise<void>;
}

export async function startMatch(origin: string): Promise<FollowedMatch> {
  const { accessToken } = await createClient(authRoutes, { origin }).login({ body: account });
  const caller = { origin, accessToken: () => accessToken };
  const matches = createClient(matchRoutes, caller);
  const standings = createClient(standingRoutes, caller);
  const { items } = await createClient(dashboardRoutes, caller).matches({
    params: { orgCode },
    query: { state: 'SCHEDULED', sportKey: 'FOOTBALL', limit: 1 },
  });
  const [match] = items;
  if (!match) throw new Error('The demo data has no match to come.');
  const { home } = await matches.start({ params: { id: match.id }, body: { force: true } });
  const goal = { matchId: match.id, type: 'GOAL', teamId: home?.id ?? '', period: 1, minute: 10 } as const;
  return {
    feed: `/v1/club/live/competition/${match.competition.id}`,
    goal: async () => {
      await matches.registerEvent({ body: { ...goal, clientEventId: crypto.randomUUID() } });
    },
    read: async () => {
      await standings.tables({ params: { id: match.competition.id }, query: {} });
    },
  };
}
