'use client';

import { type MatchUnit, matchUnitOf, type SportRules } from '@traip/engine';
import { type ClockReading, clockAt, type MatchState } from '@traip/engine/match';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import { useNow } from '../../../ui/match/use-now.ts';
import { MatchUnitContext } from '../../../ui/nouns/match-unit.ts';
import type { DeskData } from '../queue/types.ts';
import { localMatch, rulesOf } from './local-match.ts';
import { withQueuedMoves, withQueuedResult } from './queued-moves.ts';
import { withShownNames } from './shown-names.ts';
import type { DeskController } from './use-desk.ts';

interface DeskContextValue extends Omit<DeskController, 'desk'> {
  /** Including a start or an end that is still queued. */
  readonly desk: DeskData;
  /** The state as stored by the backend. */
  readonly storedState: DeskData['state'];
  readonly rules: SportRules;
  /** The word for the match in the desk's texts. */
  readonly unit: MatchUnit;
  /** The match including the events still queued on this device. */
  readonly match: MatchState;
  /** Null for a scorer link: it has no dashboard around it. */
  readonly orgCode: string | null;
}

const DeskContext = createContext<DeskContextValue | null>(null);

const hidden = { firstName: '', surnames: '' };

interface DeskProviderProps {
  readonly controller: DeskController;
  readonly desk: DeskData;
  readonly orgCode: string | null;
  readonly children: ReactNode;
}

export function DeskProvider({ controller, desk: stored, orgCode, children }: DeskProviderProps) {
  const { queue } = controller;
  const playerName = usePlayerName();
  const desk = useMemo(
    () => withShownNames(stored, (shirt) => playerName(hidden, shirt)),
    [stored, playerName],
  );
  const rules = useMemo(() => rulesOf(desk), [desk]);
  const moved = useMemo(() => withQueuedMoves(desk, queue), [desk, queue]);
  const match = useMemo(() => rules && localMatch(moved, queue, rules), [moved, queue, rules]);
  if (rules === null || match === null) return null;
  const shown = withQueuedResult(moved, desk, match, rules);
  const unit = matchUnitOf(rules);
  return (
    <DeskContext value={{ ...controller, desk: shown, storedState: desk.state, rules, unit, match, orgCode }}>
      <MatchUnitContext value={unit}>{children}</MatchUnitContext>
    </DeskContext>
  );
}

export function useDeskContext(): DeskContextValue {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('useDeskContext needs a DeskProvider above it');
  return desk;
}

/** By the backend's clock. */
export function useClock(): ClockReading {
  const { match, rules, clockOffset } = useDeskContext();
  const isRunning = match.status === 'IN_PROGRESS';
  const now = useNow(isRunning);
  return clockAt(match, rules, now + clockOffset);
}

export function useOpenSet(): { readonly set: number; readonly home: number; readonly away: number } {
  const { sets } = useDeskContext().match.tally;
  return sets.find(({ winner }) => winner === null) ?? { set: sets.length + 1, home: 0, away: 0 };
}
