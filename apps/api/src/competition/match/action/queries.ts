import { sql } from 'kysely';
import { matchNewsInsert } from '../../../notification/followers/outbox/queries.ts';
import type { auditEntryRow } from '../../../platform/audit/queries.ts';
import type { FollowMoment } from '../../../platform/db/follow-tables.ts';
import { rowsAsJson, rowsInsert } from '../../../platform/db/insert-many.ts';
import { writerInOne } from '../../../platform/db/read-in-one.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { fullMatchChangeInsert } from '../../../platform/live/queries.ts';
import type { EventRow } from '../desk/queries.ts';
import { type DeskFactsQuery, factsOf } from '../desk/reply/desk-facts.ts';

type AuditRow = ReturnType<typeof auditEntryRow>;

/** What is written while a match is played; objects are stored as JSON. */
interface Play extends Omit<AuditRow, 'subjectId' | 'subjectKind' | 'competitionId'> {
  readonly matchId: string;
  readonly competitionId: string;
  readonly label: string | null;
  readonly events: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly result: string;
  readonly moment: FollowMoment | null;
  readonly momentDetails: string;
  readonly published: string;
}

const eventColumns = [
  'id',
  'organisationId',
  'matchId',
  'type',
  'seq',
  'teamId',
  'playerId',
  'personRole',
  'relatedPlayerId',
  'period',
  'minute',
  'second',
  'kind',
  'value',
  'payload',
  'clientEventId',
  'createdBy',
  'createdLink',
  'createdAt',
] as const satisfies readonly (keyof EventRow)[];

export const eventsAsJson = (rows: readonly EventRow[]) => rowsAsJson(rows);

/**
 * Writes everything in one statement, because no part needs to see another's changes, and returns what the
 * desk then shows, which none of them changes either.
 */
export const savePlay = writerInOne(playWrites, factsOf);

function playWrites(db: Database, play: Play & DeskFactsQuery) {
  const { organisationId, competitionId, matchId, action: kind, byUser: by, at } = play;
  const entry = {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action: play.action,
    byUser: by,
    at,
    via: play.via,
    address: play.address,
    device: play.device,
    label: play.label,
    details: play.details,
  } as const;
  const news = { moment: play.moment, details: play.momentDetails, by, at };
  const change = { organisationId, competitionId, matchId, kind, at, payload: play.published };
  return {
    registered: rowsInsert('matchEvents', eventColumns, play.events),
    audited: db.insertInto('auditEntries').values(entry),
    told: matchNewsInsert(matchId, news),
    published: fullMatchChangeInsert(change),
    saved: sql`update matches set home_score = ${play.homeScore}::int, away_score = ${play.awayScore}::int,
      result = ${play.result}::jsonb, version = version + 1
    where id = ${matchId}`,
  };
}
