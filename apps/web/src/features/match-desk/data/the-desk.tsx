'use client';

import type { SportRules } from '@traip/engine';
import { type ClockReading, clockAt, type MatchState } from '@traip/engine/match';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useNow } from '../../../ui/match/use-now.ts';
import type { DeskData } from '../queue/types.ts';
import { localMatch, rulesOf } from './local-match.ts';
import type { DeskInUse } from './use-desk.ts';

interface TheDesk extends Omit<DeskInUse, 'desk'> {
  readonly desk: DeskData;
  readonly rules: SportRules;
  /** The match with what waits on this device. */
  readonly match: MatchState;
  /** Null where there is no dashboard around: a scorer link. */
  readonly orgCode: string | null;
}

const DeskContext = createContext<TheDesk | null>(null);

interface DeskProviderProps {
  readonly inUse: DeskInUse;
  readonly desk: DeskData;
  readonly orgCode: string | null;
  readonly children: ReactNode;
}

export function DeskProvider({ inUse, desk, orgCode, children }: DeskProviderProps) {
  const { queue } = inUse;
  const rules = useMemo(() => rulesOf(desk), [desk]);
  const match = useMemo(() => rules && localMatch(desk, queue, rules), [desk, queue, rules]);
  if (rules === null || match === null) return null;
  return <DeskContext value={{ ...inUse, desk, rules, match, orgCode }}>{children}</DeskContext>;
}

export function useTheDesk(): TheDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useTheDesk needs a DeskProvider above it');
  return desk;
}

/** What the clock of the match shows now, by the backend's time. */
export function useClock(): ClockReading {
  const { match, rules, ahead } = useTheDesk();
  const isRunning = match.status === 'IN_PROGRESS';
  const now = useNow(isRunning);
  return clockAt(match, rules, now + ahead);
}

/** The set that is being played, with its points so far. */
export function useOpenSet(): { readonly set: number; readonly home: number; readonly away: number } {
  const { sets } = useTheDesk().match.tally;
  return sets.find(({ winner }) => winner === null) ?? { set: sets.length + 1, home: 0, away: 0 };
}
