import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addCompileHints } from './compile-hints.mjs';
import { withLock } from './lock.mjs';
import { lockPath } from './packages.mjs';
import { root, web } from './places.mjs';
import { run, timed } from './run.mjs';
import { filesBelow, fingerprint, stampAt } from './stamp.mjs';
import { productNode } from './versions.mjs';

const stamp = stampAt(join(web, '.next', 'traip-built'));

/** Builds the web pages when their sources changed since the last build. */
export async function prepareBuild() {
  if (stamp.says(wanted())) return;
  await withLock(lockPath, async () => {
    const print = wanted();
    if (stamp.says(print)) return;
    stamp.remove();
    await timed('Building the web pages', build);
    stamp.write(print);
  });
}

/** Whether the pages are built from the sources that are here. */
export function isBuilt() {
  return stamp.says(wanted());
}

async function build() {
  await run(productNode(), [nextProgram(), 'build'], {
    cwd: web,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    otherwise: 'The web pages could not be built: next build failed, its last words are above.',
  });
  addCompileHints(join(web, '.next', 'static', 'chunks'));
}

function nextProgram() {
  const manifest = createRequire(join(web, 'package.json')).resolve('next/package.json');
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.next);
}

/** Whether a file or folder of the web app has no part in what is built. */
export function isNoSource(name) {
  return (
    ['.next', 'node_modules', 'next-env.d.ts'].includes(name) || /\.test\.tsx?$|\.tsbuildinfo$/.test(name)
  );
}

function wanted() {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    filesBelow(join(root, 'packages', name, 'src'), isNoSource),
  );
  const files = [...filesBelow(web, isNoSource), ...packages, join(root, 'package-lock.json')];
  return fingerprint(root, files);
}
