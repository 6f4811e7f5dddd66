import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const require = createRequire(import.meta.url);

export function webFolder(): string {
  return dirname(require.resolve('@traip/web/package.json'));
}

export function nextProgram(): string {
  return createRequire(join(webFolder(), 'package.json')).resolve('next/dist/bin/next');
}

export function requireBuiltPages(): void {
  if (!existsSync(join(webFolder(), '.next', 'BUILD_ID'))) {
    throw new StartupError('The pages are not built yet. Start Traip with: npm start');
  }
}
