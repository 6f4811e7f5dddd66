import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';

export const pictureSize = { width: 1200, height: 630 };

const weights = { 700: '700Bold', 800: '800ExtraBold' } as const;

type Fonts = NonNullable<NonNullable<ConstructorParameters<typeof ImageResponse>[1]>['fonts']>;
let fonts: Promise<Fonts> | undefined;

/** From the package itself, where the server runs: a bundler would have to carry them along. */
async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(`${process.cwd()}/`);
  const read = async (weight: 700 | 800) => {
    const name = weights[weight];
    const data = await readFile(resolve(`@expo-google-fonts/montserrat/${name}/Montserrat_${name}.ttf`));
    return { name: 'Montserrat', data, weight, style: 'normal' as const };
  };
  return Promise.all([read(700), read(800)]);
}

/** The last pictures that were drawn: when a link goes round, everybody asks for the same one. */
const drawn = new Map<string, ArrayBuffer>();
const mostKept = 64;

/**
 * A picture as an answer. What is in it names it: who has the same already gets no second one, and nobody draws it
 * twice. It is good for a minute; a goal shows as soon as that.
 */
export async function sendPicture(
  request: Request,
  facts: unknown,
  draw: () => ReactElement,
): Promise<Response> {
  const name = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27);
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    etag: `"${name}"`,
  };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === headers.etag))
    return new Response(null, { status: 304, headers });
  const kept = drawn.get(name) ?? (await drawNow(draw()));
  drawn.delete(name);
  drawn.set(name, kept);
  for (const [oldest] of drawn) {
    if (drawn.size <= mostKept) break;
    drawn.delete(oldest);
  }
  return new Response(kept, { headers });
}

async function drawNow(picture: ReactElement): Promise<ArrayBuffer> {
  fonts ??= readFonts();
  return new ImageResponse(picture, { ...pictureSize, fonts: await fonts }).arrayBuffer();
}
