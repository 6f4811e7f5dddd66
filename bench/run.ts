import { fork } from 'node:child_process';
import { once } from 'node:events';
import { load, type Target } from './load.ts';

/** CPU time per request of each peer, measured one after the other in one run: the ratio counts, not the numbers. */
const peers = ['raw-http', 'signed-in-read'] as const;
const warmUp = { requests: 2_000, atOnce: 10 };
const measured = { requests: 10_000, atOnce: 10 };

async function microsecondsPerRequest(peer: string): Promise<number> {
  const child = fork(new URL(`peers/${peer}.ts`, import.meta.url));
  const cpuTime = async () => {
    child.send('cpu');
    const [microseconds] = await once(child, 'message');
    return Number(microseconds);
  };
  const [target] = (await once(child, 'message')) as [Target];
  await load(target, warmUp);
  const before = await cpuTime();
  await load(target, measured);
  const used = (await cpuTime()) - before;
  child.kill('SIGKILL');
  return used / measured.requests;
}

const [limit, ...others] = peers;
const floor = await microsecondsPerRequest(limit);
console.log(`${limit.padEnd(16)} ${floor.toFixed(0).padStart(5)} µs of CPU per request`);
for (const peer of others) {
  const cost = await microsecondsPerRequest(peer);
  const ratio = (floor / cost).toFixed(2);
  console.log(
    `${peer.padEnd(16)} ${cost.toFixed(0).padStart(5)} µs of CPU per request, ${ratio} of ${limit}`,
  );
}
