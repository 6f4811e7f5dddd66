import { spawn } from 'node:child_process';
import { root } from './places.mjs';

const tailLines = 40;

/** Preparation cannot go on, for a reason that its message tells in one sentence. */
export class NotReady extends Error {}

/** One short line about what is happening. */
export function say(line) {
  console.log(`· ${line}`);
}

/** Runs a command silently; a failure carries the sentence `otherwise` and the end of what the command said. */
export async function run(command, args, { cwd = root, env = process.env, otherwise }) {
  const said = [];
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => {
      said.push(Buffer.from(error.message));
      resolve(-1);
    });
    child.on('close', resolve);
  });
  if (code !== 0) throw new NotReady(`${tailOf(Buffer.concat(said).toString())}\n${otherwise}`);
}

/** Does `work` and tells how long it took. */
export async function timed(what, work) {
  say(`${what}…`);
  const start = performance.now();
  await work();
  say(`${what}: done in ${Math.round((performance.now() - start) / 1000)} s`);
}

function tailOf(text) {
  return text.trimEnd().split('\n').slice(-tailLines).join('\n');
}
