import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate, type RoundsProgress, readInstance, solveRounds } from '@traip/engine/lab';

/**
 * The search for rounds on RobinX instances, with a CPU budget for each:
 * node bench/calendar/rounds.ts <folder> <seconds> <names…> [--until-playable]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  // Finding a playable calendar takes less time than improving it.
  options: { 'until-playable': { type: 'boolean', default: false } },
});
const [folder = '.', seconds = '60', ...names] = positionals;
const isEnough = (hard: number) => values['until-playable'] && hard === 0;

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function measure(name: string): string {
  const instance = readInstance(readFileSync(`${folder}/${name}.xml`, 'utf8'));
  if ('breach' in instance) throw new Error(`${name}: ${JSON.stringify(instance)}`);
  const found = solveRounds(instance, { seed: name });
  if ('breach' in found) throw new Error(`${name}: ${JSON.stringify(found)}`);
  const began = cpuSeconds();
  let last: RoundsProgress | undefined;
  let playable = '';
  for (const progress of found) {
    last = progress;
    const used = cpuSeconds() - began;
    if (progress.hard === 0) playable ||= `, playable after ${used.toFixed(0)} s`;
    if (used >= Number(seconds) || isEnough(progress.hard)) break;
  }
  if (!last) throw new Error(`${name}: the search reported nothing`);
  const { hard, soft } = evaluate(instance, last.timetable());
  const isConfirmed = hard === last.hard && soft === last.soft;
  const spent = (cpuSeconds() - began).toFixed(0);
  const value = `${hard}/${soft}${isConfirmed ? '' : ` (claimed ${last.hard}/${last.soft})`}`;
  return `${name}: hard/soft ${value} in ${spent} s, ${last.steps} steps${playable}`;
}

for (const name of names) console.log(measure(name));
