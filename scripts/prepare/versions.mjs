import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './places.mjs';
import { NotReady } from './run.mjs';

const installing = '20.19.0';
// The first release whose node:crypto has argon2 and that runs TypeScript as it is.
const running = '24.7.0';

/** Whether version `have` is `want` or later; both look like 24.7.0. */
export function isAtLeast(have, want) {
  const [haves, wants] = [have, want].map((version) => version.split('.').map(Number));
  const different = wants.findIndex((part, index) => part !== haves[index]);
  return different === -1 || haves[different] > wants[different];
}

/** Refuses a Node that cannot even install the packages. */
export function requireInstallingNode(version) {
  if (isAtLeast(version, installing)) return;
  throw new NotReady(`Traip needs Node ${installing} or later to install; this is ${version}.`);
}

/** The Node that runs the product: the pinned one, or this one where no pinned binary exists. */
export function productNode(version = process.versions.node, pinned = join(modules, '.bin', 'node')) {
  if (existsSync(pinned)) return pinned;
  if (isAtLeast(version, running)) return process.execPath;
  throw new NotReady(
    `No pinned Node exists for ${process.platform}-${process.arch}, and this Node is ${version}: ` +
      `install Node ${running} or later and try again.`,
  );
}

/** Refuses to go on when no Node that can run the product is at hand. */
export function requireRunningNode() {
  productNode();
}
