import type { Sharp, SharpOptions } from 'sharp';

/** Opens a picture to change it. The library that reads every format is loaded with the first picture: it takes 8 MB. */
export async function editPicture(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}

/** More pixels than any phone takes, and few enough to decode safely. */
const pixelLimit = 50_000_000;

/** For what someone sends: a damaged picture is an error, and only the first page counts. */
export const untrusted: SharpOptions = { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 };
