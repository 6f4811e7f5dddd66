import { existsSync } from 'node:fs';
import { findBrowser, howToGetABrowser } from './find-browser.mjs';
import { NotReady, run, say, timed } from './run.mjs';

/**
 * Sees to it that there is a browser for the journeys. Where it may not install one it lets the test run go on,
 * which then tells that the journeys were skipped; continuous integration may not skip them.
 */
export async function prepareBrowser(env) {
  if (findBrowser(env)) return;
  const needed = env.CI === 'true';
  if (mayInstall(env)) await attempt(needed, () => timed('Installing Chromium', installChromium));
  if (needed && !findBrowser(env)) throw new NotReady(`There is no browser: ${howToGetABrowser}.`);
}

async function attempt(needed, work) {
  try {
    await work();
  } catch (problem) {
    if (needed || !(problem instanceof NotReady)) throw problem;
    say(problem.message);
  }
}

function mayInstall(env) {
  return !env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const otherwise = `Chromium could not be installed: ${howToGetABrowser}.`;
  await run('apt-get', ['update', '-qq'], { env, otherwise });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, otherwise });
}
