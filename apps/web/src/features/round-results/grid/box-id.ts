import type { Side } from '../typed/typed-result.ts';

/** The DOM id of a row's box, for keyboard navigation. */
export const scoreBoxId = (matchId: string, side: Side) => `score-${matchId}-${side}`;
export const setBoxId = (matchId: string, set: number, side: Side) => `set-${matchId}-${set}-${side}`;

export function focusBox(id: string): boolean {
  const box = document.getElementById(id);
  if (!(box instanceof HTMLInputElement)) return false;
  box.focus();
  box.select();
  return true;
}
