import { refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture as remove, setPicture as set } from '../../platform/files/change-picture.ts';
import { auditSubject } from './audit-subject.ts';
import type { LookContext } from './look-call.ts';
import { type LookKind, listSponsors, lockLook, setCoverKey, setSponsorKey, swapLogoKey } from './queries.ts';

interface OfPicture {
  readonly params: { readonly id: string; readonly picture: string };
}

export const setPicture =
  (kind: LookKind) =>
  async (context: LookContext, { params, file }: OfPicture & { readonly file: Buffer }) => {
    const place = { kind, ...params };
    if (!(await isKnown(context, place))) return refuse('SPONSOR_UNKNOWN');
    const form = params.picture === 'cover' ? 'cover' : 'logo';
    return set(context, file, (trx, key) => swap(trx, context, place, key), form);
  };

export const removePicture =
  (kind: LookKind) =>
  async (context: LookContext, { params }: OfPicture) => {
    const place = { kind, ...params };
    if (!(await isKnown(context, place))) return refuse('SPONSOR_UNKNOWN');
    return remove(context, (trx, key) => swap(trx, context, place, key));
  };

interface Place {
  readonly kind: LookKind;
  readonly id: string;
  readonly picture: string;
}

const isSponsor = (picture: string) => picture !== 'logo' && picture !== 'cover';

async function isKnown({ db }: Pick<LookContext, 'db'>, { id, picture }: Place): Promise<boolean> {
  return !isSponsor(picture) || (await listSponsors(db, [id])).some((sponsor) => sponsor.id === picture);
}

/** Stores the key of a picture; returns the key it replaces. */
async function swap(
  trx: Trx,
  context: LookContext,
  { kind, id, picture }: Place,
  key: string | null,
): Promise<string | null> {
  const action = key === null ? 'PICTURE_REMOVED' : 'PICTURE_SET';
  const { photoKey } = await lockLook(trx, context.scope, { kind, id });
  await logAction(trx, context, { ...auditSubject(kind, id), action });
  if (picture === 'logo') return swapLogoKey(trx, { kind, id }, key);
  if (picture === 'cover') {
    await setCoverKey(trx, id, key);
    return photoKey;
  }
  const sponsor = (await listSponsors(trx, [id])).find((known) => known.id === picture);
  // The sponsor was just removed by another request, so nothing refers to the new picture.
  if (sponsor === undefined) return key;
  await setSponsorKey(trx, sponsor.id, key);
  return sponsor.avatarKey;
}
