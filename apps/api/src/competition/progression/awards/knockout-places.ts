import { finalPlaces, propagate } from '@traip/engine/formats';
import { outcomesOf, phaseOf } from '../bracket/bracket.ts';
import { tieResult } from '../bracket/bracket-result.ts';
import type { PhaseFacts } from '../facts/facts.ts';

/** The final places of a knockout: 1, 2, 3, 3, 5, … Empty until it is decided. */
export function knockoutPlaces(facts: PhaseFacts): ReturnType<typeof finalPlaces> {
  return finalPlaces(propagate(phaseOf(facts), outcomesOf(facts)), resultsOf(facts));
}

export const resultsOf = ({ matches }: PhaseFacts) =>
  new Map(matches.flatMap(tieResult).map((result) => [result.match, result]));
