import sharp from 'sharp';
import { settings } from '../../lib/settings.ts';

/** Somebody with a crest: the address of their own, or null for the one that their name gets. */
export interface Crested {
  readonly name: string;
  readonly crest: string | null;
}

const side = 256;

/** The same with the crest itself, in a format that the picture maker reads; without it where it cannot be had. */
export async function withCrest<T extends Crested>(one: T): Promise<T> {
  return { ...one, crest: one.crest === null ? null : await readCrest(one.crest) };
}

async function readCrest(address: string): Promise<string | null> {
  const answer = await fetch(new URL(address, settings().apiOrigin));
  if (!answer.ok) return null;
  const png = await sharp(await answer.arrayBuffer())
    .resize(side, side)
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
