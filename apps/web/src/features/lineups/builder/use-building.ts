'use client';

import type { AttendanceAnswer } from '@traip/contract';
import { useState } from 'react';
import { type Draft, type DraftPlayer, isBarred, type LineupData } from '../draft/draft.ts';
import { callUp, moveTo, moveToBench, swap } from './changes.ts';

/** Attendance answers by person; people without an answer are left out. */
export type AnswersOf = ReadonlyMap<string, AttendanceAnswer>;

interface BuildingOptions {
  readonly draft: Draft;
  readonly data: LineupData;
  /** Staff can field anyone. */
  readonly isForced: boolean;
  readonly answers: AnswersOf;
  readonly onChange: (draft: Draft) => void;
}

/** Two taps move people: the first chooses one, the second the person or place to swap with. */
export function useBuilding({ draft, data, isForced, answers, onChange }: BuildingOptions) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { rules, isEnforced, actions } = data;
  const isExcluded = (player: DraftPlayer) => isEnforced && !isForced && isBarred(player);
  const find = (id: string | null) => draft.find(({ playerId }) => playerId === id) ?? null;
  const finish = (changed: Draft) => {
    setSelectedId(null);
    onChange(changed);
  };
  const press = (playerId: string) => {
    const player = find(playerId);
    const first = find(selectedId);
    if (player === null) return;
    if (first === player) return setSelectedId(null);
    if (first === null && player.place === null) return finish(callUp(draft, playerId, rules));
    if (first === null) return setSelectedId(playerId);
    const bothMay = [first, player].every((one) => !isExcluded(one) || one.place !== null);
    if (bothMay) finish(swap(draft, first.playerId, playerId, rules));
  };
  return {
    draft,
    rules,
    selectedId,
    selectedPlayer: find(selectedId),
    mayWrite: actions.includes('save'),
    isExcluded,
    answerOf: (playerId: string) => answers.get(playerId) ?? null,
    press,
    choose: setSelectedId,
    change: finish,
    /** Keeps the current choice. */
    adjust: onChange,
    pressSpot: (spot: number) => {
      if (selectedId !== null) finish(moveTo(draft, selectedId, { place: 'STARTER', spot }, rules));
    },
    pressBench: () => {
      if (selectedId !== null) finish(moveToBench(draft, selectedId, rules));
    },
  };
}

export type Building = ReturnType<typeof useBuilding>;
