'use client';

import type { PlacedTie } from '@traip/contract/bracket';
import type { FocusEvent, KeyboardEvent } from 'react';
import { neighbourOf } from './neighbour.ts';

/** Moves the focus from a match to its neighbour and scrolls along. Elsewhere the arrows scroll. */
export function useArrowKeys(ties: readonly PlacedTie[]) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-tie]');
    const current = ties.find(({ tie }) => tie.id === focused?.dataset.tie);
    if (current === undefined) return;
    const open = ties.filter(({ tie }) => tie.matchId !== null);
    const next = neighbourOf(open, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-tie="${CSS.escape(next.tie.id)}"]`)?.focus();
  };
}

/** Browsers don't scroll to a match that is partly visible. */
export function showFocusedTie({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches('[data-tie]:focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
