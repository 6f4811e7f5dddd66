'use client';

import type { MatchUnit } from '@traip/engine';
import { createContext, useContext } from 'react';

/** What the matches of a competition are called, for all that is shown of it. */
export const MatchUnitContext = createContext<MatchUnit>('MATCH');

/** Without a competition around it, and where there are several, they are matches. */
export function useMatchUnit(): MatchUnit {
  return useContext(MatchUnitContext);
}
