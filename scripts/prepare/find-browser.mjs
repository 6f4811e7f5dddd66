import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const bundles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without any of its windows: half the work for the same pages, but no push messages. */
const light = ['chromium-headless-shell', 'chrome-headless-shell'];

export const howToGetABrowser =
  'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome program';

/** The Chromium to test with, or null. A CHROMIUM_PATH that names no program is not replaced by another. */
export function findBrowser(env, isProgram = isExecutable) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  return findProgram(names, env, isProgram) ?? bundles.find(isProgram) ?? null;
}

/** The browser for whatever needs no more than pages: the light one where there is one. */
export function findLightBrowser(env, isProgram = isExecutable) {
  const found = env.CHROMIUM_PATH ? null : findProgram(light, env, isProgram);
  return found ?? findBrowser(env, isProgram);
}

function findProgram(programs, env, isProgram) {
  const folders = [...usualPlaces, ...(env.PATH ?? '').split(delimiter).filter(isAbsolute)];
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
