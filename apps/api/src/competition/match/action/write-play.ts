import type { Desk, MatchAuditAction, Read } from '@traip/contract';
import type { MatchResult, SetScore } from '@traip/engine/match';
import { auditEntryRow, type NewAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import type { EventRow } from '../desk/queries.ts';
import { type DeskFacts, deskFactsQuery } from '../desk/reply/desk-facts.ts';
import { newsOf } from '../followers/news-of-action.ts';
import { eventsAsJson, savePlay } from './queries.ts';

/** New events of a live match, and their effect. */
interface Play {
  readonly action: MatchAuditAction;
  readonly events: readonly EventRow[];
  /** The match after the change. */
  readonly after: LockedMatch;
  readonly result: MatchResult | null;
  readonly clock: Read<typeof Desk>['clock'];
  readonly sets: readonly SetScore[];
  readonly entry: NewAuditEntry;
}

/**
 * Writes them with the match, the audit entry, the notifications and the live change, in one statement; it
 * returns what the desk then shows.
 */
export async function writePlay(trx: Trx, locked: LockedMatch, play: Play): Promise<DeskFacts> {
  const { match } = locked;
  const { events, result } = play;
  const score = result?.score ?? null;
  const { moment, details: momentDetails } = newsOf(locked, { to: 'IN_PROGRESS', events }, score);
  return savePlay(trx, {
    ...deskFactsQuery(play.after),
    ...auditEntryRow(play.entry),
    matchId: match.id,
    competitionId: match.competitionId,
    label: labelOf(match),
    events: eventsAsJson(events),
    homeScore: score?.home ?? null,
    awayScore: score?.away ?? null,
    result: JSON.stringify(result),
    moment: moment ?? null,
    momentDetails: JSON.stringify(momentDetails),
    published: JSON.stringify(publishedOf(locked, play)),
  });
}

/** The label of a match in the audit log. */
function labelOf({ homeName, awayName }: LockedMatch['match']): string | null {
  return [homeName, awayName].filter((name) => name !== null).join(' – ') || null;
}

function publishedOf({ match }: LockedMatch, { result, after, clock, sets }: Play) {
  const score = result?.score ?? null;
  const version = match.version + 1;
  return { state: match.state, version, score, lastEvent: lastEventOf(after.rows), clock, sets };
}

/** Without the player: followers who can see the name fetch the match. */
function lastEventOf(rows: readonly EventRow[]) {
  const last = rows.findLast(({ deletedAt }) => deletedAt === null);
  if (!last) return null;
  const { id, type, teamId, period, minute, second, kind, value } = last;
  return { id, type, teamId, period, minute, second, kind, value };
}
