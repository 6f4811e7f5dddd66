import { fork } from 'node:child_process';
import { once } from 'node:events';

/** `npm run bench` runs the usual benches, `npm run bench -- engine` one of them. */
const parts: Readonly<Record<string, string>> = {
  requests: './requests.ts',
  engine: './engine/report.ts',
  pages: './pages.ts',
  'pages-felt': './pages-felt/report.ts',
  compression: './compression.ts',
  start: './start.ts',
  growth: './growth/growth.ts',
  'fan-out': './fan-out/fan-out.ts',
  races: './races.ts',
  calendars: './calendar/planted.ts',
  federation: './calendar/federation.ts',
};
const defaults = ['requests', 'engine'];

async function measure(program: string, args: readonly string[]): Promise<void> {
  const child = fork(new URL(program, import.meta.url), args, { execArgv: ['--expose-gc'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}

const [name, ...rest] = process.argv.slice(2);
const chosen = name === undefined ? defaults : [name];
for (const part of chosen) {
  const program = Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (program) await measure(program, rest);
  else {
    console.error(`There is no bench "${part}"; there are ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 2;
  }
}
