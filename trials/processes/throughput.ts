import { randomUUID } from 'node:crypto';
import { createClient, matchRoutes, standingRoutes } from '@traip/contract';
import { type Club, openClub } from '../scoring/club.ts';
import { callerAt, type Fleet } from './fleet.ts';

const clients = 16;
const seconds = 5;

/** How often per second a few clients that never pause, spread over the processes, can do something. */
async function perSecond(act: (client: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let done = 0;
  const work = async (client: number) => {
    while (performance.now() < end) {
      await act(client);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
  return done / seconds;
}

/** Reads of a table, and goals in different matches, by number of processes. */
export async function throughput(fleet: Fleet): Promise<string> {
  const callers = fleet.callers();
  const club = await openClub(callerAt(callers, 0), 5);
  if (club.playing.length === 0) throw new Error('No match is left to play there: give an empty database.');
  const standings = callers.map((caller) => createClient(standingRoutes, caller));
  const matches = callers.map((caller) => createClient(matchRoutes, caller));
  const at = <T>(list: readonly T[], client: number) => list[client % list.length] as T;
  const reads = await perSecond((client) =>
    at(standings, client).tables({ params: { id: club.competitionId }, query: {} }),
  );
  const writes = await perSecond((client) =>
    at(matches, client).registerEvent({ body: goalIn(club, client) }),
  );
  return `${fleet.origins.length} processes: ${reads.toFixed(0)} reads of a table and ${writes.toFixed(1)} goals a second`;
}

function goalIn({ playing }: Club, client: number) {
  const match = playing[client % playing.length];
  const target = { matchId: match?.id ?? '', teamId: match?.teamId ?? '' };
  return { ...target, clientEventId: randomUUID(), type: 'GOAL', period: 1, minute: 10 } as const;
}
