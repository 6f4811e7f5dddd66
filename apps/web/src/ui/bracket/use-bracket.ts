'use client';

import { type BracketTie, type FixtureView, isDecided, stepsOf, tiesOf } from '@traip/contract/bracket';
import { useMemo } from 'react';
import { useBracketLabels } from './use-bracket-labels.ts';

/** The ties of a knockout, its rounds, and their names. */
export function useBracket(fixtures: readonly FixtureView[]) {
  const { ties, steps, sizes, contenders } = useMemo(() => {
    const ties = tiesOf(fixtures);
    const steps = stepsOf(ties);
    const sizes = new Map(steps.flatMap(({ size, ties }) => ties.map(({ id }) => [id, size])));
    return { ties, steps, sizes, contenders: contendersOf(ties) };
  }, [fixtures]);
  return { ties, steps, labels: useBracketLabels(sizes, contenders) };
}

function contendersOf(ties: readonly BracketTie[]): ReadonlyMap<string, readonly [string, string]> {
  return new Map(
    ties.flatMap((tie) => {
      const { first, second } = tie;
      if (first.team === null || second.team === null || isDecided(tie)) return [];
      return [[tie.id, [first.team.name, second.team.name] as const]];
    }),
  );
}
