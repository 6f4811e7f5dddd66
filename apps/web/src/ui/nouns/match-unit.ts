'use client';

import type { MatchUnit } from '@traip/engine';
import { createContext, useContext } from 'react';

/** The word for a competition's matches, in everything shown about it. */
export const MatchUnitContext = createContext<MatchUnit>('MATCH');

/** Outside a competition, and for several competitions, the word is matches. */
export function useMatchUnit(): MatchUnit {
  return useContext(MatchUnitContext);
}
