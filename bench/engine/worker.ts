import { type Job, readyFor } from './jobs.ts';
import { runFor, turns, warmUp } from './measure.ts';

/** Runs one job in its own process: it pays for no garbage but its own, and is compiled for its own work. */
const [description = '{}', milliseconds = '500'] = process.argv.slice(2);
const run = await readyFor(JSON.parse(description) as Job);
await warmUp(run, Number(milliseconds));
process.on('message', async () => {
  process.send?.(await runFor(run, (Number(milliseconds) / turns) * 1000));
});
process.send?.('ready');
