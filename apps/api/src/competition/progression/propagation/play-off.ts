import type { PhaseFacts } from '../facts/facts.ts';
import { linksOf, type PhaseLink } from './links.ts';

/** A knockout among places of one table, and the best of them: 2 if the first is promoted directly. */
interface PlayOff {
  readonly from: PhaseFacts;
  readonly bestPlace: number;
}

/** What the last phase decides, if it is a knockout among places of one table; otherwise null. */
export function playOffOf(phases: readonly PhaseFacts[], last: PhaseFacts): PlayOff | null {
  const link = linksOf(phases).find(({ to }) => to.id === last.id);
  if (link === undefined || last.ties.length === 0) return null;
  const places = placesOf(link);
  return places === null ? null : { from: link.from, bestPlace: Math.min(...places) };
}

/** Null if they come from several tables. */
function placesOf({ from, sources }: PhaseLink): readonly number[] | null {
  const places = sources.flatMap((source) => (source.kind === 'GROUP' ? [source.position] : []));
  return from.groups.length > 1 || places.length < sources.length ? null : places;
}
