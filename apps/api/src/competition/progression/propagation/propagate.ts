import { outcomesOf } from '../bracket/bracket.ts';
import { type ResolvedPhase, resolveSlots } from '../bracket/resolve-slots.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { linksOf, type PhaseLink } from './links.ts';
import { qualifiedOver } from './qualified.ts';

/** The slots of one phase after propagation. */
export interface PhasePropagation {
  readonly phase: PhaseFacts;
  readonly resolved: ResolvedPhase;
}

/** Resolves the slots of a phase from its results and, once it is finished, those of the phases that take its qualifiers. */
export function propagateResults(
  phases: readonly PhaseFacts[],
  phaseId: string,
): readonly PhasePropagation[] {
  const own = phases.find(({ id }) => id === phaseId);
  if (own === undefined) return [];
  const within = own.ties.length > 0 ? [{ phase: own, resolved: resolveSlots(own, outcomesOf(own)) }] : [];
  if (own.state !== 'FINISHED') return within;
  const links = linksOf(phases).filter(({ from }) => from.id === phaseId);
  return [...within, ...links.map(propagateLink)];
}

/** Fills nothing until the qualifiers are decided. */
export function propagateLink(link: PhaseLink): PhasePropagation {
  const found = qualifiedOver(link);
  const { places, best } = 'breach' in found ? { places: [], best: [] } : found;
  return { phase: link.to, resolved: resolveSlots(link.to, { ...outcomesOf(link.to), places, best }) };
}

/** Removes all qualifiers from a phase. */
export function removeQualifiers({ to }: PhaseLink): PhasePropagation {
  return { phase: to, resolved: resolveSlots(to, { ...outcomesOf(to), places: [], best: [] }) };
}
