import type { LicenceCards, licenceCalls, Read } from '@traip/contract';
import { listChildren } from '../../people/family/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { licenceCard } from './card/licence-card.ts';
import { listCards } from './card/queries.ts';
import { renewalsOf } from './card/renewals.ts';
import { licenceSigner } from './token/licence-key.ts';

type Mine = Handler<typeof licenceCalls.mine>;

export const myLicences: Mine = (context) => cardsOfCaller(context.db, context);

/** The caller's own first, then those of their children; valid ones come first. */
export async function cardsOfCaller(
  db: Database,
  { caller: { userId }, keys, ...context }: Pick<Parameters<Mine>[0], 'caller' | 'keys' | 'now'>,
): Promise<Read<typeof LicenceCards>> {
  const now = context.now();
  const children = await listChildren(db, userId);
  const rows = await listCards(db, [userId, ...children.map(({ id }) => id)], now);
  const renewalOf = await renewalsOf({ db, userId, now }, rows);
  const cardContext = { userId, signer: licenceSigner(keys.licence.current), now, renewalOf };
  const cards = rows.map((row) => licenceCard(row, cardContext));
  const rank = ({ isOwn, isPlayable }: (typeof cards)[number]) => Number(!isOwn) * 2 + Number(!isPlayable);
  return { cards: cards.toSorted((one, other) => rank(one) - rank(other)), readAt: now };
}
