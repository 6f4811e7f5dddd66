import {
  type ClosingPreview,
  type closingCalls,
  isRefusal,
  maxClosingMatches,
  type Read,
} from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { matchRows } from '../match/lists/match-page.ts';
import { findRows } from '../match/lists/rows/queries.ts';
import { findAffected, stampOf } from './affected/affected.ts';
import { findFreePlaces } from './places/free-places.ts';
import { placeReplies } from './places/place-reply.ts';

type Listed = Read<typeof ClosingPreview>['matches'][number];

export const previewClosing: Handler<typeof closingCalls.preview> = async ({ db, scope, now }, { body }) => {
  const at = now();
  const affected = await findAffected(db, scope, body, at);
  if (isRefusal(affected)) return affected;
  const stamp = stampOf(affected);
  const total = affected.matches.length;
  if (total === 0) return { stamp, total, matches: [] };
  const listed = affected.matches.slice(0, maxClosingMatches);
  const found = await findFreePlaces(db, scope, {
    closing: body,
    affected: { ...affected, matches: listed },
    now: at,
  });
  const placesOf = await placeReplies(db, listed, found);
  const records = await findRows(
    db,
    scope.userId,
    listed.map(({ id }) => id),
  );
  const rows = new Map((await matchRows(db, records, at)).map((row) => [row.id, row]));
  const matches = listed.flatMap((match): Listed[] => {
    const row = rows.get(match.id);
    const losesField = affected.removedFieldIds.includes(match.fieldId ?? '');
    return row ? [{ match: row, losesField, ...placesOf(match) }] : [];
  });
  return { stamp, total, matches };
};
