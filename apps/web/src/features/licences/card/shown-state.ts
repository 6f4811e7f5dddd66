import type { LicenceCardData } from '../data/use-licences.ts';

export type ShownState = 'APPROVED' | 'CHECKING' | 'SUBMITTED' | 'RETURNED' | 'REVOKED' | 'EXPIRED';

type Card = Pick<LicenceCardData, 'state' | 'isPlayable' | 'validUntil'>;

/** The status of a card on a day: it may have been loaded long ago, and have expired since. */
export function shownState({ state, isPlayable, validUntil }: Card, today: string): ShownState {
  const isOver = validUntil !== null && validUntil < today;
  if (state === 'RETURNED' || state === 'REVOKED') return state;
  if (state === 'EXPIRED' || isOver) return 'EXPIRED';
  if (state === 'APPROVED') return isPlayable ? 'APPROVED' : 'SUBMITTED';
  return isPlayable ? 'CHECKING' : 'SUBMITTED';
}
