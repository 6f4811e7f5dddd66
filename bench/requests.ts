import { fork } from 'node:child_process';
import { once } from 'node:events';
import { load, type Target } from './load.ts';

/** CPU time per request of each peer, measured one after the other in one run: the ratio counts, not the numbers. */
const limit = { name: 'raw node:http', program: './peers/raw-http.ts' };
const peers = [{ name: 'signed-in read', program: './peers/signed-in-read.ts' }];

const warmUp = { requests: 2_000, atOnce: 10 };
const measured = { requests: 10_000, atOnce: 10 };

async function microsecondsPerRequest({ program }: { program: string }): Promise<number> {
  const child = fork(new URL(program, import.meta.url));
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

const floor = await microsecondsPerRequest(limit);
console.log(`${limit.name.padEnd(16)} ${floor.toFixed(0).padStart(5)} µs of CPU per request`);
for (const peer of peers) {
  const cost = await microsecondsPerRequest(peer);
  const ratio = (floor / cost).toFixed(2);
  console.log(
    `${peer.name.padEnd(16)} ${cost.toFixed(0).padStart(5)} µs of CPU per request, ${ratio} of the limit`,
  );
}
