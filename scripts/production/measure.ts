import { existsSync, globSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const megabyte = 1_000_000;

/** As `du` counts: whole blocks. */
function bytesOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.reduce(
    (sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).blocks * 512,
    0,
  );
}

export function megabytesOf(folder: string): number {
  return Math.ceil(bytesOf(folder) / megabyte);
}

export function largestPackages(folder: string, count = 10): { name: string; megabytes: number }[] {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  return globSync(['[!@.]*', '@*/*'], { cwd: modules })
    .filter((name) => lstatSync(join(modules, name)).isDirectory())
    .map((name) => ({ name, megabytes: bytesOf(join(modules, name)) / megabyte }))
    .sort((one, other) => other.megabytes - one.megabytes)
    .slice(0, count);
}
