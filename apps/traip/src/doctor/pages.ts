import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { webFolder } from '../web/paths.ts';
import { type Check, error, ok } from './finding.ts';

export const checkPages: Check = (config) => pagesFindings(config, webFolder());

const rebuild = 'Run node scripts/prepare.mjs --build.';
const buildScript = new URL('../../../../scripts/prepare/build.mjs', import.meta.url);

export async function pagesFindings({ WEB, WEB_ORIGIN }: Config, folder: string) {
  if (WEB_ORIGIN) return [ok('Pages', `served by ${WEB_ORIGIN}`)];
  if (WEB === 'none') return [ok('Pages', 'not served here')];
  if (!existsSync(join(folder, '.next', 'BUILD_ID'))) return [error('Pages', 'they are not built', rebuild)];
  return (await isCurrent())
    ? [ok('Pages', 'built from these sources')]
    : [error('Pages', 'they were built from sources other than these', rebuild)];
}

/** A production folder has neither the sources of the pages nor their build script. */
async function isCurrent(): Promise<boolean> {
  if (!existsSync(buildScript)) return true;
  const { isBuilt } = await import('../../../../scripts/prepare/build.mjs');
  return isBuilt();
}
