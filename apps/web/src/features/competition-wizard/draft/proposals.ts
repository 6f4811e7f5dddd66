import { sportByKey } from '@traip/engine';
import type { Draft } from './draft.ts';

/** How a combat sport awards its two bronzes; null in other sports. */
export function proposedRepechage(variant: string | undefined) {
  return (variant === undefined ? null : sportByKey(variant))?.bout?.repechage ?? null;
}

/** Untouched knockout settings follow the sport's usual ones. */
export function withProposals(draft: Draft, variant: string | undefined): Draft {
  const repechage = proposedRepechage(variant);
  // Other sports have no weight classes.
  if (repechage === null) return { ...draft, weights: '' };
  const proposed = { SINGLE_ELIM: { repechage }, QUALIFY: { repechage } };
  return { ...draft, format: { ...draft.format, params: { ...proposed, ...draft.format.params } } };
}
