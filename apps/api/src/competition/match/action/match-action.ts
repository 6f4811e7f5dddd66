import { type Desk, isRefusal, type MatchAuditAction, type Read, refuse } from '@traip/contract';
import {
  type MatchResult,
  type MatchState,
  type MatchStatus,
  resultOf,
  type SetScore,
} from '@traip/engine/match';
import { notifyMatchAction } from '../../../notification/notify/match/queries.ts';
import { notifySuspensions } from '../../../notification/notify/suspension/queries.ts';
import { emitMatchMove } from '../../../notification/webhook/emit/match-events.ts';
import { auditEntryInsert } from '../../../platform/audit/queries.ts';
import { insertTogether } from '../../../platform/db/insert-together.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { matchChangeInsert } from '../../../platform/live/queries.ts';
import { type AdvanceResult, advance } from '../../progression/index.ts';
import { refreshSuspensions } from '../../suspension/refresh-suspensions.ts';
import { computeState, type LockedMatch, loadMatch } from '../desk/locked-match.ts';
import { type EventRow, type MatchRecord, markEventsDeleted, maxRows, saveMatch } from '../desk/queries.ts';
import { deskReply } from '../desk/reply/desk-reply.ts';
import { newsOfAction } from '../followers/news-of-action.ts';
import { clockOf } from '../lists/clocks.ts';
import { writePlay } from './write-play.ts';

type ChangedColumn = 'startedAt' | 'finishedAt' | 'closedAt' | 'advances' | 'mvpPlayerId' | 'mvpTeamId';

/** What an action changes in a match: its new state, and what is written. */
export interface MatchChange {
  readonly action: MatchAuditAction;
  readonly to: MatchStatus;
  readonly events: readonly EventRow[];
  /** Ids of the events that are deleted. */
  readonly takenBack?: readonly string[];
  /** What the events then add up to, if already known. */
  readonly state?: MatchState;
  /** Given only if it differs from what the events add up to; null removes the result. */
  readonly result?: MatchResult | null;
  readonly set?: Partial<Pick<MatchRecord, ChangedColumn>>;
  readonly details?: Record<string, unknown>;
  readonly force?: boolean;
  /** One of many results written together: the standings are computed after the last one. */
  readonly isBatched?: boolean;
}

/** Persists a change with all its consequences, and returns the desk afterwards. */
export async function applyMatchAction(trx: Trx, locked: LockedMatch, change: MatchChange) {
  const outcome = await writeMatchAction(trx, locked, change);
  if (isRefusal(outcome)) return outcome;
  const { after, facts } = outcome;
  return facts ? deskReply(trx, after, facts) : reloadDesk(trx, locked);
}

/** Persists a change with all its consequences; null on success. */
export async function persistMatchAction(trx: Trx, locked: LockedMatch, change: MatchChange) {
  const outcome = await writeMatchAction(trx, locked, change);
  return isRefusal(outcome) ? outcome : null;
}

/** A change during play affects only the match itself, and notifies nobody. */
function isInPlay({ match }: LockedMatch, { to, set }: MatchChange): boolean {
  return match.state === 'IN_PROGRESS' && to === 'IN_PROGRESS' && set === undefined;
}

/** Returns the match as written, without the consequences elsewhere, and during play what the desk then shows. */
async function writeMatchAction(trx: Trx, locked: LockedMatch, change: MatchChange) {
  const { match, at, actor } = locked;
  if (locked.rows.length + change.events.length > maxRows) return refuse('TOO_MANY_EVENTS');
  const { events, takenBack = [] } = change;
  const state = change.state ?? stateAfter(locked, change);
  const result = change.result === undefined ? resultOf(state, locked.rules) : change.result;
  const score = { homeScore: result?.score.home ?? null, awayScore: result?.score.away ?? null };
  const columns = { state: change.to, ...score, ...change.set };
  const deletion = { deletedAt: at, deletedBy: actor.userId, deletedLink: actor.linkId };
  await markEventsDeleted(trx, takenBack, deletion);
  const after = afterWriting(locked, change, { columns, result, state, deletion });
  const { sets } = state.tally;
  const effects = { score: result?.score ?? null, clock: clockOf(state, locked.rules, at), sets };
  if (isInPlay(locked, change)) {
    const entry = auditEntryOf(locked, change, { ...effects, advanced: null });
    return { after, facts: await writePlay(trx, locked, { ...change, ...effects, after, result, entry }) };
  }
  await saveMatch(trx, match.id, { ...columns, result }, events);
  const advanced = await propagateResult(trx, locked, change);
  if (isRefusal(advanced)) return advanced;
  // Only closed matches count for suspensions.
  if (change.to === 'CLOSED' || match.state === 'CLOSED') await refreshSuspensions(trx, match.id);
  await recordAndPublish(trx, locked, change, { ...effects, advanced });
  return { after, facts: null };
}

interface WrittenChange {
  readonly columns: Partial<MatchRecord>;
  readonly result: MatchResult | null;
  readonly state: MatchState;
  readonly deletion: Pick<EventRow, 'deletedAt' | 'deletedBy' | 'deletedLink'>;
}

/** The match as a new read would return it. */
function afterWriting(
  { match, rows, ...locked }: LockedMatch,
  { events, takenBack = [] }: MatchChange,
  { columns, result, state, deletion }: WrittenChange,
): LockedMatch {
  const stored = { result: asStored<MatchRecord['result']>(result), version: match.version + 1 };
  const deleted = rows.map((row) =>
    takenBack.includes(row.id) && row.deletedAt === null ? { ...row, ...deletion } : row,
  );
  const added = events.map((row) => ({ ...row, payload: asStored<EventRow['payload']>(row.payload) }));
  return { ...locked, match: { ...match, ...columns, ...stored }, rows: [...deleted, ...added], state };
}

/** The value as it would be read from a JSON column. */
function asStored<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value));
}

function stateAfter({ match, rows, rules }: LockedMatch, { to, events, takenBack = [] }: MatchChange) {
  const remaining = rows.filter(({ id }) => !takenBack.includes(id));
  return computeState({ ...match, state: to }, [...remaining, ...events], rules);
}

const countedStates: readonly MatchStatus[] = ['FINISHED', 'CLOSED', 'CANCELLED'];

/** Standings and later matches depend on anything that is, or has been, a result. */
async function propagateResult(trx: Trx, { match, at }: LockedMatch, change: MatchChange) {
  const { to, force = false, isBatched = false } = change;
  if (isBatched && match.tieKey === null) return null;
  if (!countedStates.includes(to) && !countedStates.includes(match.state)) return null;
  return advance(trx, { phaseId: match.phaseId, matchId: match.id, at, force });
}

interface ChangeEffects {
  readonly score: MatchResult['score'] | null;
  readonly advanced: AdvanceResult | null;
  readonly clock: Read<typeof Desk>['clock'];
  readonly sets: readonly SetScore[];
}

async function recordAndPublish(trx: Trx, locked: LockedMatch, change: MatchChange, effects: ChangeEffects) {
  const { match, actor, at } = locked;
  const { advanced, ...scoreboard } = effects;
  const { organisationId, competitionId, id: matchId, state: from } = match;
  const { action, to } = change;
  await notifyMatchAction(trx, { matchId, action, details: { from }, by: actor.userId, at });
  if (to === 'CLOSED') await notifySuspensions(trx, { matchId, by: actor.userId, at });
  await emitMatchMove(trx, { organisationId, matchId, action, from, to, at });
  await insertTogether(trx, [
    auditEntryInsert(trx, auditEntryOf(locked, change, effects)),
    ...newsOfAction(locked, change, scoreboard.score),
    matchChangeInsert({
      organisationId,
      competitionId,
      matchId,
      kind: action,
      at,
      payload: { state: to, ...scoreboard, version: match.version + 1 },
    }),
  ]);
}

function auditEntryOf(
  { match, actor, at }: LockedMatch,
  { action, to, events, takenBack = [], details = {} }: MatchChange,
  { score, advanced }: ChangeEffects,
) {
  const { organisationId, competitionId, id: subjectId, state: from } = match;
  return {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId,
    action,
    details: {
      from,
      to,
      ...(score === null ? {} : { score }),
      ...details,
      ...(takenBack.length > 0 ? { takenBack } : {}),
      ...(events.length > 0 ? { events: events.map(({ id }) => id) } : {}),
      ...(actor.linkId === null ? {} : { scorerLink: actor.linkId }),
      ...(advanced?.cancelled.length ? { cancelled: advanced.cancelled } : {}),
    },
    byUser: actor.userId,
    at,
  } as const;
}

export async function reloadDesk(trx: Trx, { match, actor, at }: LockedMatch): Promise<Read<typeof Desk>> {
  const loaded = await loadMatch(trx, match, { matchId: match.id, actor, at });
  if (!loaded) throw new Error('A locked match has disappeared.');
  return deskReply(trx, loaded);
}
