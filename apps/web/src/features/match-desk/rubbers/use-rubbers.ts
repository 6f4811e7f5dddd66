'use client';

import { resultOf } from '@traip/engine/match';
import { useMemo } from 'react';
import { usePlayerName } from '../../../ui/identity/use-player-name.ts';
import type { Choice } from '../../../ui/rubbers/rubber-fields.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import { localRubbers } from './local-rubbers.ts';

/** The rubbers of the tie at this desk, the available players, and their names. */
export function useRubbers() {
  const { desk, match, rules, queue } = useDeskContext();
  const playerName = usePlayerName();
  return useMemo(() => {
    const shape = rules.rubbers;
    if (shape === null) return null;
    const results = resultOf(match, rules).rubbers ?? [];
    const rubbers = localRubbers(desk, results, queue, shape);
    const choices = (side: Side): Choice[] => {
      const squad = desk.players[side]?.players ?? [];
      const known = squad.map(({ playerId, name }) => ({ id: playerId, name }));
      // Players who have left the team still played.
      const others = (desk.rubbers ?? [])
        .flatMap((rubber) => rubber[side])
        .filter(({ id }) => !known.some((one) => one.id === id))
        .map((one) => ({ id: one.id, name: playerName(one) }));
      return [...new Map([...known, ...others].map((one) => [one.id, one])).values()];
    };
    const people = { home: choices('home'), away: choices('away') };
    const nameOf = (side: Side, id: string) => people[side].find((one) => one.id === id)?.name ?? '';
    return { shape, rubbers, people, nameOf };
  }, [desk, match, rules, queue, playerName]);
}
