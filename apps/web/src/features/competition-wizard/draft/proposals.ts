import { sportByKey } from '@traip/engine';
import type { Draft } from './draft.ts';

/** How a combat sport comes to its two bronzes; null in other sports. */
export function proposedRepechage(variant: string | undefined) {
  return (variant === undefined ? null : sportByKey(variant))?.bout?.repechage ?? null;
}

/** A knock-out that nobody has set yet is held as its sport proposes. */
export function withProposals(draft: Draft, variant: string | undefined): Draft {
  const repechage = proposedRepechage(variant);
  // Nobody is weighed for anything else.
  if (repechage === null) return { ...draft, weights: '' };
  const proposed = { SINGLE_ELIM: { repechage }, QUALIFY: { repechage } };
  return { ...draft, format: { ...draft.format, params: { ...proposed, ...draft.format.params } } };
}
