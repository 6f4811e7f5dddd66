import { type Desk, isRefusal, type Read, refuse } from '@traip/contract';
import { type MatchResult, type MatchStatus, resultOf, type SetScore } from '@traip/engine/match';
import { tellOfMatch } from '../../../notification/news/match/queries.ts';
import { tellOfSuspensions } from '../../../notification/news/suspension/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { publishMatchChange } from '../../../platform/live/queries.ts';
import { writeRecord } from '../../competition/records/queries.ts';
import { type Advanced, advance } from '../../progression/index.ts';
import { refreshSuspensions } from '../../suspension/refresh-suspensions.ts';
import { type OpenDesk, readDesk, stateOf } from '../desk/open-desk.ts';
import {
  type EventRow,
  insertEvents,
  type MatchRecord,
  markDeleted,
  mostRows,
  saveMatch,
} from '../desk/queries.ts';
import { deskReply } from '../desk/reply/desk-reply.ts';
import { clockOf } from '../lists/clocks.ts';

type Changed = 'startedAt' | 'finishedAt' | 'closedAt' | 'advances' | 'mvpPlayerId' | 'mvpTeamId';

/** What is done with a match: the action, where it leads, and what it writes. */
export interface Deed {
  readonly action: string;
  readonly to: MatchStatus;
  readonly events: readonly EventRow[];
  /** Events that are taken back. */
  readonly takenBack?: readonly string[];
  /** The result where it is not what the events add up to; null: there is none any more. */
  readonly result?: MatchResult | null;
  readonly change?: Partial<Pick<MatchRecord, Changed>>;
  readonly details?: Record<string, unknown>;
  readonly force?: boolean;
  /** One of many results at once: tables are reckoned when all of them are written. */
  readonly isOneOfMany?: boolean;
}

/** Writes a deed with everything that follows from it, and reads the match again for whoever asked for it. */
export async function settle(trx: Trx, desk: OpenDesk, deed: Deed) {
  return (await carryOut(trx, desk, deed)) ?? replyAfter(trx, desk);
}

/** Writes a deed with everything that follows from it; null: nothing stood in its way. */
export async function carryOut(trx: Trx, desk: OpenDesk, deed: Deed) {
  const { match, at, rows } = desk;
  if (rows.length + deed.events.length > mostRows) return refuse('TOO_MANY_EVENTS');
  const after = afterDeed(desk, deed);
  const result = deed.result === undefined ? resultOf(after, desk.rules) : deed.result;
  await insertEvents(trx, deed.events);
  const { userId: deletedBy, linkId: deletedLink } = desk.writer;
  await markDeleted(trx, deed.takenBack ?? [], { deletedAt: at, deletedBy, deletedLink });
  const score = { homeScore: result?.score.home ?? null, awayScore: result?.score.away ?? null };
  await saveMatch(trx, match.id, { state: deed.to, result, ...score, ...deed.change });
  const advanced = await followedBy(trx, desk, deed);
  if (isRefusal(advanced)) return advanced;
  // Only closed matches bring and serve suspensions.
  if (deed.to === 'CLOSED' || match.state === 'CLOSED') await refreshSuspensions(trx, match.id);
  const { sets } = after.tally;
  const clock = clockOf(after, desk.rules, at);
  await tell(trx, desk, deed, { score: result?.score ?? null, advanced, clock, sets });
  return null;
}

function afterDeed({ match, rows, rules }: OpenDesk, { to, events, takenBack = [] }: Deed) {
  const kept = rows.filter(({ id }) => !takenBack.includes(id));
  return stateOf({ ...match, state: to }, [...kept, ...events], rules);
}

const counted: readonly MatchStatus[] = ['FINISHED', 'CLOSED', 'CANCELLED'];

/** Tables and later matches follow whatever is, or was until now, a result. */
async function followedBy(trx: Trx, { match, at }: OpenDesk, deed: Deed) {
  const { to, force = false, isOneOfMany = false } = deed;
  if (isOneOfMany && match.tieKey === null) return null;
  if (!counted.includes(to) && !counted.includes(match.state)) return null;
  return advance(trx, { phaseId: match.phaseId, matchId: match.id, at, force });
}

interface Told {
  readonly score: MatchResult['score'] | null;
  readonly advanced: Advanced | null;
  readonly clock: Read<typeof Desk>['clock'];
  readonly sets: readonly SetScore[];
}

async function tell(trx: Trx, { match, writer, at }: OpenDesk, deed: Deed, told: Told) {
  const { advanced, ...board } = told;
  const { organisationId, competitionId, id: matchId, state: from } = match;
  const { action, to, events, takenBack = [], details = {} } = deed;
  await writeRecord(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action,
    details: {
      from,
      to,
      ...details,
      ...(takenBack.length > 0 ? { takenBack } : {}),
      ...(events.length > 0 ? { events: events.map(({ id }) => id) } : {}),
      ...(writer.linkId === null ? {} : { scorerLink: writer.linkId }),
      ...(advanced?.cancelled.length ? { cancelled: advanced.cancelled } : {}),
    },
    byUser: writer.userId,
    at,
  });
  await tellOfMatch(trx, { matchId, action, details: { from }, by: writer.userId, at });
  if (to === 'CLOSED') await tellOfSuspensions(trx, { matchId, by: writer.userId, at });
  await publishMatchChange(trx, {
    organisationId,
    competitionId,
    matchId,
    kind: action,
    at,
    payload: { state: to, ...board, version: match.version + 1 },
  });
}

export async function replyAfter(trx: Trx, { match, writer, at }: OpenDesk): Promise<Read<typeof Desk>> {
  const desk = await readDesk(trx, match, { matchId: match.id, writer, at });
  if (!desk) throw new Error('The match is locked, and yet it is gone.');
  return deskReply(trx, desk);
}
