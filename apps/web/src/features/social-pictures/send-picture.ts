import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { hasVersion } from '../../lib/http/send-revalidated.ts';
import { versionOf } from './version.ts';

const pictureSize = { width: 1200, height: 630 };

const weights = { 700: '700Bold', 800: '800ExtraBold' } as const;
/** Has the characters that Montserrat lacks. */
const others = 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf';

type Fonts = NonNullable<NonNullable<ConstructorParameters<typeof ImageResponse>[1]>['fonts']>;
let fonts: Promise<Fonts> | undefined;

/** Read from the package at run time, to keep them out of the bundle. */
async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(`${process.cwd()}/`);
  const read = async (weight: 700 | 800) => {
    const name = weights[weight];
    const data = await readFile(resolve(`@expo-google-fonts/montserrat/${name}/Montserrat_${name}.ttf`));
    return { name: 'Montserrat', data, weight, style: 'normal' as const };
  };
  const other = { name: 'DejaVu Sans', data: await readFile(resolve(others)), weight: 700 as const };
  return [await read(700), await read(800), { ...other, style: 'normal' }];
}

/** The latest pictures: a shared link is requested often. */
const drawn = new Map<string, ArrayBuffer>();
const maxCachedPictures = 64;

/**
 * The content hash is the ETag: an unchanged picture is neither sent nor drawn again. Always revalidated,
 * because it may become private.
 */
export async function sendPicture(
  request: Request,
  facts: unknown,
  draw: () => ReactElement | Promise<ReactElement>,
): Promise<Response> {
  const name = versionOf(facts);
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, no-cache',
    etag: `"${name}"`,
  };
  if (hasVersion(request, headers.etag)) return new Response(null, { status: 304, headers });
  const picture = drawn.get(name) ?? (await drawNow(await draw()));
  drawn.delete(name);
  drawn.set(name, picture);
  for (const [oldest] of drawn) {
    if (drawn.size <= maxCachedPictures) break;
    drawn.delete(oldest);
  }
  return new Response(picture, { headers });
}

async function drawNow(picture: ReactElement): Promise<ArrayBuffer> {
  fonts ??= readFonts();
  return new ImageResponse(picture, { ...pictureSize, fonts: await fonts }).arrayBuffer();
}
