import { readFileSync } from 'node:fs';

/** An original file of another program. */
export function realFile(name: string) {
  return { name, text: readFileSync(new URL(`./files/${name}`, import.meta.url), 'utf8') };
}

/** One of the engine's files: tournament reports and calendars. */
export function goldenFile(path: string) {
  const url = new URL(`../../../../../../../packages/engine/golden/${path}`, import.meta.url);
  return { name: path.split('/').at(-1) ?? path, text: readFileSync(url, 'utf8') };
}
