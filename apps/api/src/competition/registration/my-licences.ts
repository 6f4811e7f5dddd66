import type { licenceCalls } from '@traip/contract';
import { listChildren } from '../../people/family/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { licenceCard } from './card/licence-card.ts';
import { listCards } from './card/queries.ts';
import { licenceSigner } from './token/licence-key.ts';

/** The caller's own first, then those of their children; who may play comes first. */
export const myLicences: Handler<typeof licenceCalls.mine> = async (context) => {
  const { db, caller, keys } = context;
  const now = context.now();
  const children = await listChildren(db, caller.userId);
  const rows = await listCards(db, [caller.userId, ...children.map(({ id }) => id)], now);
  const holder = { userId: caller.userId, signer: licenceSigner(keys.licence.current), now };
  const cards = rows.map((row) => licenceCard(row, holder));
  const rank = ({ isOwn, isPlayable }: (typeof cards)[number]) => Number(!isOwn) * 2 + Number(!isPlayable);
  return { cards: cards.toSorted((one, other) => rank(one) - rank(other)), readAt: now };
};
