import type { Look, LookSettings, Read } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { LooksTable, SponsorsTable } from '../../platform/db/look-tables.ts';
import type { Database } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { type LookKind, lineageOf, listLooks, listSponsors } from './queries.ts';

type LookView = Read<typeof Look>;

/** The chosen look, and the inherited one. */
export async function lookSettings(
  db: Database,
  kind: LookKind,
  id: string,
): Promise<Read<typeof LookSettings>> {
  const [own = emptyLook, ...above] = await looksOf(db, kind, id);
  return { own, inherited: above.reduce(inherit, emptyLook) };
}

/** The look that everyone sees. */
export async function lookReply(db: Database, kind: LookKind, id: string): Promise<LookView> {
  return (await looksOf(db, kind, id)).reduce(inherit, emptyLook);
}

const emptyLook: LookView = {
  primaryColor: null,
  accentColor: null,
  logoUrl: null,
  coverUrl: null,
  coverAlt: null,
  printsSponsors: false,
  sponsors: [],
};

/** Colours are inherited together; so are a cover and its text, and sponsors and whether they are printed. */
function inherit(own: LookView, above: LookView): LookView {
  const { primaryColor, accentColor } = own.primaryColor === null ? above : own;
  const { coverUrl, coverAlt } = own.coverUrl === null ? above : own;
  const { sponsors, printsSponsors } = own.sponsors.length === 0 ? above : own;
  const logoUrl = own.logoUrl ?? above.logoUrl;
  return { primaryColor, accentColor, logoUrl, coverUrl, coverAlt, sponsors, printsSponsors };
}

/** Nearest first. */
async function looksOf(db: Database, kind: LookKind, id: string): Promise<LookView[]> {
  const lineage = await lineageOf(db, kind, id);
  const ids = lineage.map((ancestor) => ancestor.id);
  if (ids.length === 0) return [];
  const [looks, sponsors] = [await listLooks(db, ids), await listSponsors(db, ids)];
  return lineage.map((ancestor) => ({
    ...chosen(looks.find((look) => look.id === ancestor.id)),
    logoUrl: fileUrl(ancestor.avatarKey),
    sponsors: sponsors.filter(({ lookId }) => lookId === ancestor.id).map(sponsorReply),
  }));
}

function chosen(look: Selectable<LooksTable> | undefined): Omit<LookView, 'logoUrl' | 'sponsors'> {
  if (!look) return emptyLook;
  const { primaryColor, accentColor, photoKey, photoAlt: coverAlt, printsSponsors } = look;
  return { primaryColor, accentColor, coverUrl: fileUrl(photoKey), coverAlt, printsSponsors };
}

function sponsorReply({ id, name, website, avatarKey }: Selectable<SponsorsTable>) {
  return { id, name, website, logoUrl: fileUrl(avatarKey) };
}
