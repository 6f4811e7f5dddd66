import { fork } from 'node:child_process';
import { once } from 'node:events';

/** The trials: `npm run trial -- hostile`. */
const trials: Readonly<Record<string, string>> = {
  hostile: './hostile.ts',
  kill: './kill/kill.ts',
  fault: './faults/run.ts',
  faults: './faults/run.ts',
  load: './load/load.ts',
  stop: './stop/stop.ts',
  processes: './processes/processes.ts',
  'point-in-time': './point-in-time/point-in-time.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(trials, name) ? trials[name] : undefined;
if (program) {
  const child = fork(new URL(program, import.meta.url), args);
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} else {
  console.error(`There is no trial "${name}"; there are ${Object.keys(trials).join(', ')}.`);
  process.exitCode = 2;
}
