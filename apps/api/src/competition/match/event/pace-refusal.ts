import { refuse } from '@traip/contract';
import type { LockedMatch } from '../desk/locked-match.ts';

/** More than any match has: in basketball, a point every five seconds would be twelve. */
const eventsPerMinute = 60;
const minute = 60_000;

/** Limits a scorer link's events per minute. Events from a device that was offline arrive in one batch. */
export function paceRefusal({ actor, rows, at }: Pick<LockedMatch, 'actor' | 'rows' | 'at'>) {
  if (actor.linkId === null) return null;
  const since = at.getTime() - minute;
  const recent = rows.filter(
    ({ createdLink, createdAt }) => createdLink === actor.linkId && createdAt.getTime() > since,
  );
  const blocking = recent.at(-eventsPerMinute);
  if (blocking === undefined) return null;
  const retryAfterSeconds = Math.max(1, Math.ceil((blocking.createdAt.getTime() - since) / 1000));
  return refuse('SCORER_TOO_FAST', { details: { retryAfterSeconds } });
}
