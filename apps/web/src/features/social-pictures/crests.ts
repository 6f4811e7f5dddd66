import type { CompetitorKind } from '@traip/engine';
import sharp from 'sharp';
import { settings } from '../../lib/settings.ts';

/** A crest URL, or null for the one generated from the name. */
export interface CrestSource {
  readonly name: string;
  readonly crest: string | null;
  /** Players and pairs are people, without a shield. */
  readonly kind: CompetitorKind;
}

const side = 256;

/** With the image in a supported format; without it if it can't be loaded. */
export async function withCrest<T extends CrestSource>(one: T): Promise<T> {
  return { ...one, crest: one.crest === null ? null : await readCrest(one.crest) };
}

async function readCrest(address: string): Promise<string | null> {
  const answer = await fetch(new URL(address, settings().apiOrigin));
  if (!answer.ok) return null;
  const png = await sharp(await answer.arrayBuffer())
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
