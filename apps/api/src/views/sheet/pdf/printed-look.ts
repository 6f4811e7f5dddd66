import { type Shades, shadesOf } from '@traip/contract/look';
import { lookReply } from '../../../competition/look/look-reply.ts';
import type { LookKind } from '../../../competition/look/queries.ts';
import { type Files, keyOfUrl } from '../../../platform/files/files.ts';
import { printableLogo } from '../../../platform/files/pictures.ts';
import type { Context } from '../../../platform/routing/context.ts';

/** The look of a competition or an organisation on paper. */
export interface PrintedLook {
  /** Null: Traip's own colours. */
  readonly shades: Shades | null;
  readonly logo: Buffer | null;
  /** Empty if they are not to be printed. */
  readonly sponsors: readonly PrintedSponsor[];
}

export interface PrintedSponsor {
  readonly name: string;
  readonly logo: Buffer | null;
}

export async function printedLook(
  { db, files }: Pick<Context, 'db' | 'files'>,
  kind: LookKind,
  id: string,
): Promise<PrintedLook> {
  const look = await lookReply(db, kind, id);
  const sponsors = look.printsSponsors ? look.sponsors : [];
  return {
    shades: shadesOf(look),
    logo: await readLogo(files, look.logoUrl),
    sponsors: await Promise.all(
      sponsors.map(async ({ name, logoUrl }) => ({ name, logo: await readLogo(files, logoUrl) })),
    ),
  };
}

/** A missing picture must not prevent printing. */
async function readLogo(files: Files, url: string | null): Promise<Buffer | null> {
  const stored = url === null ? undefined : await files.get(keyOfUrl(url));
  return stored === undefined ? null : printableLogo(stored.content);
}
