import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const bundles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const howToGetABrowser =
  'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome program';

/** The Chromium to test with, or null. A CHROMIUM_PATH that names no program is not replaced by another. */
export function findBrowser(env, isProgram = isExecutable) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = [...usualPlaces, ...(env.PATH ?? '').split(delimiter).filter(isAbsolute)];
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...bundles];
  return candidates.find(isProgram) ?? null;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
