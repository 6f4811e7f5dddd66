import type { FullMatch, Read } from '@traip/contract';
import type { Updateable } from 'kysely';
import { tellOfMatch } from '../../../notification/news/match/queries.ts';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishMatchChange } from '../../../platform/live/queries.ts';
import { writeRecord } from '../../competition/records/queries.ts';
import type { OpenDesk } from '../desk/open-desk.ts';
import { type EventRow, insertEvents, saveMatch } from '../desk/queries.ts';
import { clockOf } from '../lists/clocks.ts';
import { viewerOf } from '../people/viewer.ts';
import { fullMatch } from './full-match.ts';

/** What is done with a match that has no result in it. */
export interface Change {
  readonly action: string;
  readonly events?: readonly EventRow[];
  readonly set?: Omit<Updateable<MatchesTable>, 'version' | 'result'>;
  readonly details?: Record<string, unknown>;
}

/** Writes a change of a match with what is told of it. */
export async function writeChange(trx: Trx, desk: OpenDesk, change: Change): Promise<void> {
  const { match, writer, at, state, rules } = desk;
  const { action, events = [], set = {}, details = {} } = change;
  const { organisationId, competitionId, id: matchId } = match;
  await insertEvents(trx, events);
  await saveMatch(trx, matchId, set);
  await writeRecord(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action,
    details: { ...details, ...(writer.linkId === null ? {} : { scorerLink: writer.linkId }) },
    byUser: writer.userId,
    at,
  });
  await tellOfMatch(trx, { matchId, action, details, by: writer.userId, at });
  await publishMatchChange(trx, {
    organisationId,
    competitionId,
    matchId,
    kind: action,
    at,
    payload: {
      state: set.state ?? match.state,
      version: match.version + 1,
      clock: clockOf(state, rules, at),
      sets: state.tally.sets,
    },
  });
}

/** As `writeChange`; the match as it is afterwards comes back. */
export async function changeMatch(trx: Trx, desk: OpenDesk, change: Change): Promise<Read<typeof FullMatch>> {
  await writeChange(trx, desk, change);
  return readAfter(trx, desk);
}

/** The match as it is now, for whoever has just written into it. */
export async function readAfter(
  trx: Trx,
  { match, writer, at }: Pick<OpenDesk, 'match' | 'writer' | 'at'>,
): Promise<Read<typeof FullMatch>> {
  const { userId, role } = writer;
  if (userId === null) throw new Error('Only people change matches by hand.');
  const viewer = await viewerOf(trx, { userId, role }, match);
  const reply = await fullMatch(trx, { matchId: match.id, at }, { viewer, role });
  if (!reply) throw new Error('The match is locked, and yet it is gone.');
  return reply;
}
