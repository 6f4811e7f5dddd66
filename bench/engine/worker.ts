import { type Job, readyFor } from './jobs.ts';
import { runFor, turns, warmUp } from './measure.ts';

/** One job in a process of its own: nobody clears away what another left, and each is compiled for what it does. */
const [description = '{}', milliseconds = '500'] = process.argv.slice(2);
const run = await readyFor(JSON.parse(description) as Job);
await warmUp(run, Number(milliseconds));
process.on('message', async () => {
  process.send?.(await runFor(run, (Number(milliseconds) / turns) * 1000));
});
process.send?.('ready');
