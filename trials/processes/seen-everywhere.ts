import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, matchRoutes } from '@traip/contract';
import type { Verdict } from '../faults/fault.ts';
import { type Caller, openClub, type Scored } from '../scoring/club.ts';
import { Follower } from '../scoring/follower.ts';
import { callerAt, type Fleet } from './fleet.ts';

const goals = 20;
const longest = 10_000;

/**
 * Goals are registered at one process after the other. Readers of any process see each goal as soon as it is
 * acknowledged, and followers of any process receive all of them.
 */
export async function seenEverywhere(fleet: Fleet): Promise<Verdict> {
  const callers = fleet.callers();
  const club = await openClub(callerAt(callers, 0), 1);
  const [match] = club.playing;
  if (!match) return { seen: [], broken: ['there is no match to play'] };
  const followers = fleet.origins.map(
    (origin) => new Follower({ url: `${origin}/v1/club/live/competition/${club.competitionId}` }),
  );
  for (const follower of followers) follower.start();
  await until(() => followers.every(({ startedAt }) => startedAt !== null));
  const old: string[] = [];
  for (let turn = 1; turn <= goals; turn += 1) {
    await score(callerAt(callers, turn), match);
    const scores = await Promise.all(fleet.origins.map((origin) => scoreAt(origin, match.id)));
    old.push(
      ...scores.filter((home) => home !== turn).map((home) => `after ${turn} goals a process said ${home}`),
    );
  }
  await until(() => followers.every((follower) => goalsReceived(follower) === goals));
  const counts = followers.map(goalsReceived);
  for (const follower of followers) await follower.stop();
  const missed = counts
    .filter((count) => count !== goals)
    .map((count) => `a follower heard ${count} of ${goals} goals`);
  return {
    seen: [
      `${goals} goals, each registered at another process, were seen at once and heard of at all ${counts.length}`,
    ],
    broken: [...old, ...missed],
  };
}

async function score(caller: Caller, { id: matchId, teamId }: Scored): Promise<void> {
  const goal = { matchId, teamId, clientEventId: randomUUID(), type: 'GOAL', period: 1, minute: 10 } as const;
  await createClient(matchRoutes, caller).registerEvent({ body: goal });
}

/** Reads without an account: public responses may come from memory. */
async function scoreAt(origin: string, id: string): Promise<number | undefined> {
  const { score: stands } = await createClient(matchRoutes, { origin }).full({ params: { id } });
  return stands?.home;
}

function goalsReceived({ received }: Follower): number {
  return Array.from(received.values()).filter(({ event }) => event === 'EVENT_REGISTERED').length;
}

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < longest && !isDone(); waited += 50) await pause(50);
}
