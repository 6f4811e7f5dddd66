import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '@traip/api';
import { Product } from '@traip/traip/launch';
import { type Club, openClub, signedIn } from '../scoring/club.ts';
import { plantReferees } from '../scoring/federation.ts';
import { Follower } from '../scoring/follower.ts';
import { ResponseMonitor } from '../scoring/response-monitor.ts';
import { brokenPromises } from '../scoring/verdict.ts';
import { goalsAcknowledged, noPromises, writeUntil } from '../scoring/writers.ts';
import { Cluster } from './cluster.ts';
import type { Fault, Verdict } from './fault.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const followersPerMatch = 4;
const between = 3_000;
const away = 10_000;

/** PostgreSQL crashes three times and is down for ten seconds, while people score and follow. */
export const databaseGoesAway: Fault = async () => {
  const cluster = await Cluster.make();
  if (!cluster) return 'PostgreSQL is not installed here';
  using folder = new TemporaryFolder();
  const settings = { WEB: 'none', LOG_LEVEL: 'fatal', DEMO_DATA: 'false', DATA_DIR: folder.path };
  const product = await Product.with({ ...settings, DATABASE_URL: cluster.url });
  try {
    await cluster.start();
    await plantReferees({ folder: folder.path, database: cluster.url }, 0);
    await product.start();
    return await trial(cluster, product);
  } finally {
    await product.stop();
    await cluster.remove();
  }
};

async function trial(cluster: Cluster, product: Product): Promise<Verdict> {
  const monitor = new ResponseMonitor('SERVICE_UNAVAILABLE');
  const club = await openClub(signedIn(product.origin, monitor.fetch), 5);
  const promises = noPromises();
  const followers = followersOf(club, product.origin);
  for (const follower of followers) follower.start();
  const end = new AbortController();
  const work = Promise.all([
    writeUntil(club, promises, end.signal),
    readThrough(product.origin, club, monitor, end.signal),
  ]);
  await Promise.race([work, restartRepeatedly(cluster)]).catch((error: unknown) => {
    throw new Error(`nobody could work any more; Traip said:\n${product.output}`, { cause: error });
  });
  end.abort();
  await work;
  // The last writes need a moment to reach followers.
  await pause(between * 2);
  const missed = await missedBy(followers, club, cluster.url);
  for (const follower of followers) await follower.stop();
  const broken = [...monitor.broken.slice(0, 20), ...missed, ...(await brokenPromises(club, promises))];
  if (monitor.unavailable === 0) broken.push('the database was never missed: that proves nothing');
  return { seen: seenBy({ monitor, followers, goals: goalsAcknowledged(promises) }), broken };
}

async function restartRepeatedly(cluster: Cluster): Promise<void> {
  for (const how of ['immediate', 'immediate', 'immediate'] as const) {
    await pause(between);
    await cluster.stop(how);
    await cluster.start();
  }
  await pause(between);
  await cluster.stop('fast');
  await pause(away);
  await cluster.start();
  await pause(between * 2);
}

/** Reads public data as long as the others write. */
async function readThrough(
  origin: string,
  club: Club,
  monitor: ResponseMonitor,
  end: AbortSignal,
): Promise<void> {
  const paths = [`/v1/club/traips-competition/classifications/${club.competitionId}`, '/ready'];
  while (!end.aborted) {
    for (const path of paths) {
      const answer = await monitor.fetch(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok && answer.status < 500)
        monitor.broken.push(`${path} was answered with ${answer.status}`);
    }
    await pause(50);
  }
}

function followersOf({ playing, competitionId }: Club, origin: string): readonly Follower[] {
  const feeds = [...playing.map(({ id }) => `match/${id}`), `competition/${competitionId}`];
  return feeds.flatMap((feed) =>
    Array.from({ length: followersPerMatch }, () => new Follower({ url: `${origin}/v1/club/live/${feed}` })),
  );
}

/** Every stored change reached all its followers, or they were told to reload. */
async function missedBy(followers: readonly Follower[], club: Club, url: string): Promise<readonly string[]> {
  const store = openPostgres({ url, connections: 1, onConnectionLost: () => undefined });
  const changes = await store.db
    .selectFrom('liveChanges')
    .select(['id', 'matchId'])
    .where('competitionId', '=', club.competitionId)
    .execute();
  await store.close();
  return followers.flatMap((follower, index) => {
    const matchId = club.playing[Math.floor(index / followersPerMatch)]?.id;
    const begun = follower.startedAt;
    if (begun === null) return ['a follower never began'];
    const own = changes.filter((change) => matchId === undefined || change.matchId === matchId);
    const missed = own.filter(({ id }) => id > begun && !follower.received.has(id));
    return missed.length === 0 || follower.resets > 0 ? [] : [`a follower missed ${missed.length} changes`];
  });
}

function seenBy({
  monitor,
  followers,
  goals,
}: {
  monitor: ResponseMonitor;
  followers: readonly Follower[];
  goals: number;
}) {
  const received = followers.reduce((sum, follower) => sum + follower.received.size, 0);
  const resets = followers.reduce((sum, follower) => sum + follower.resets, 0);
  return [
    `${monitor.answered} calls answered, ${monitor.unavailable} of them with "not now"; ${goals} goals acknowledged`,
    `${followers.length} followers heard ${received} changes, ${resets} times they were told to ask anew`,
  ];
}
