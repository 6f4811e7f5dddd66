import type { MatchId, Phase } from '../model/phase.ts';
import { type Correction, corrected, type Impact, impactOf } from './impact.ts';
import type { Outcomes } from './result.ts';

/** A phase as it stands, and who goes on from it into the next one. */
export interface PhaseLink {
  readonly phaseId: string;
  readonly phase: Phase;
  readonly outcomes: Outcomes;
  /** The places that the next phase is filled from, as outcomes of this one make them. */
  readonly qualify?: (outcomes: Outcomes) => Pick<Outcomes, 'places' | 'best'>;
}

/** What a correction changes in one phase. */
export interface PhaseImpact extends Impact {
  readonly phaseId: string;
}

/** The outcomes that are left once a correction has made some results void. */
function surviving(outcomes: Outcomes, correction: Correction, voided: readonly MatchId[]): Outcomes {
  const after = corrected(outcomes, correction);
  return { ...after, results: after.results.filter(({ match }) => !voided.includes(match)) };
}

/** What the next phase is filled from, written alike whoever wrote it: two of them are equal if their texts are. */
function placing({ places = [], best }: Pick<Outcomes, 'places' | 'best'>): Correction {
  return { kind: 'PLACES', places, ...(best === undefined ? {} : { best }) };
}

const isSame = (one: Correction, other: Correction) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a correction in the first phase would change in it and in every phase that follows from it. A phase whose
 * places stay as they are ends the chain: nothing after it can change.
 */
export function impactThrough(links: readonly PhaseLink[], correction: Correction): readonly PhaseImpact[] {
  const impacts: PhaseImpact[] = [];
  let next: Correction = correction;
  for (const { phaseId, phase, outcomes, qualify } of links) {
    const impact = impactOf(phase, outcomes, next);
    impacts.push({ phaseId, ...impact });
    if (qualify === undefined) break;
    const after = placing(qualify(surviving(outcomes, next, impact.started)));
    if (isSame(placing(qualify(outcomes)), after)) break;
    next = after;
  }
  return impacts;
}
