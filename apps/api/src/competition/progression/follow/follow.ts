import { outcomesOf } from '../bracket/bracket.ts';
import { type Settled, settle } from '../bracket/settle.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { type Link, linksOf } from './links.ts';
import { qualifiedOver } from './qualified.ts';

/** What becomes of one phase. */
export interface Followed {
  readonly phase: PhaseFacts;
  readonly settled: Settled;
}

/** What the results of a phase make of its own slots, and, once it is over, of those who wait for its best. */
export function follow(phases: readonly PhaseFacts[], phaseId: string): readonly Followed[] {
  const own = phases.find(({ id }) => id === phaseId);
  if (own === undefined) return [];
  const within = own.ties.length > 0 ? [{ phase: own, settled: settle(own, outcomesOf(own)) }] : [];
  if (own.state !== 'FINISHED') return within;
  const links = linksOf(phases).filter(({ from }) => from.id === phaseId);
  return [...within, ...links.map(followLink)];
}

/** As long as nobody can tell who goes on, nobody does. */
export function followLink(link: Link): Followed {
  const found = qualifiedOver(link);
  const { places, best } = 'breach' in found ? { places: [], best: [] } : found;
  return { phase: link.to, settled: settle(link.to, { ...outcomesOf(link.to), places, best }) };
}

/** Takes everybody out of a phase who came to it from another. */
export function withdrawQualifiers({ to }: Link): Followed {
  return { phase: to, settled: settle(to, { ...outcomesOf(to), places: [], best: [] }) };
}
