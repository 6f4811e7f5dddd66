import { type Refusal, refuse } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { isBreach, type MatchState, replay } from '@traip/engine/match';
import type { DeskScope } from '../../../platform/authorization/scope.ts';
import { readerInOne, rowsOf } from '../../../platform/db/read-in-one.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { lockCompetition } from '../../competition/queries.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { listStartedDependents } from '../tie/queries.ts';
import { type AssignedActor, actorWith, assignmentOf, type MatchActor, resolveActor } from './actor.ts';
import {
  type EventRow,
  eventsOf,
  findParentIds,
  lockMatchRow,
  lockPersonAndMatch,
  lockPhase,
  type MatchRecord,
  matchWith,
  refereesOf,
} from './queries.ts';

/** A match with everything that decisions about it depend on: its events, its rules, and the actor. */
export interface LoadedMatch {
  readonly match: MatchRecord;
  readonly rules: SportRules;
  readonly rows: readonly EventRow[];
  readonly state: MatchState;
  readonly referees: readonly string[];
  /** Matches that depend on this result and have already started. */
  readonly startedDependents: readonly string[];
  readonly actor: AssignedActor;
  readonly at: Date;
}

/** A loaded match whose row is locked by this transaction; only such a match may be written. */
export type LockedMatch = LoadedMatch;

/** How much is locked: only the match, its phase too, or its competition too. */
type LockDepth = 'MATCH' | 'PHASE' | 'COMPETITION';

interface InOrganisation {
  readonly organisationId: string;
}

/** Locks from the outside in, always in this order, to avoid deadlocks; loads the match once it holds the lock. */
export async function lockMatch(
  trx: Trx,
  scope: InOrganisation,
  { matchId, depth, actor, at }: { matchId: string; depth: LockDepth; actor: MatchActor; at: Date },
): Promise<LockedMatch | Refusal<'NOT_FOUND'>> {
  const parents = await findParentIds(trx, scope, matchId);
  if (!parents) return refuse('NOT_FOUND');
  if (depth === 'COMPETITION' && !(await lockCompetition(trx, scope, parents.competitionId)))
    return refuse('NOT_FOUND');
  if (depth !== 'MATCH') await lockPhase(trx, scope, parents.phaseId);
  if (!(await lockMatchRow(trx, scope, matchId))) return refuse('NOT_FOUND');
  return (await loadMatch(trx, scope, { matchId, actor, at })) ?? refuse('NOT_FOUND');
}

export async function loadMatch(
  db: Database,
  scope: InOrganisation,
  { matchId, actor, at }: { matchId: string; actor: MatchActor; at: Date },
): Promise<LoadedMatch | undefined> {
  const read = await readMatch(db, { organisationId: scope.organisationId, matchId });
  const [match] = read.matches;
  if (!match) return undefined;
  const { rows } = read;
  const rules = rulesOf(match);
  const state = computeState(match, rows, rules);
  const referees = read.referees.map(({ userId }) => userId);
  return {
    match,
    rules,
    rows,
    state,
    referees,
    startedDependents: await findStartedDependents(db, match),
    actor: {
      ...actor,
      assigned: assignmentOf(actor, { referees, onlyAssigned: match.onlyAssignedReferees }),
    },
    at,
  };
}

const matchDates = {
  kickOff: true,
  skippedAt: true,
  postponedFrom: true,
  startedAt: true,
  finishedAt: true,
  closedAt: true,
  changedAt: true,
  createdAt: true,
  deletedAt: true,
} as const;

const readMatch = readerInOne((db, about: InOrganisation & { readonly matchId: string }) => ({
  matches: rowsOf(matchWith(db, about, about.matchId), matchDates),
  rows: rowsOf(eventsOf(db, about.matchId), { createdAt: true, deletedAt: true }),
  referees: rowsOf(refereesOf(db, about.matchId), {}),
}));

/** Only a match that is over has dependents that may have started. */
async function findStartedDependents(
  db: Database,
  { tieKey, state, phaseId }: MatchRecord,
): Promise<string[]> {
  const isOver = state === 'FINISHED' || state === 'CLOSED';
  return isOver && tieKey !== null ? listStartedDependents(db, phaseId, tieKey) : [];
}

/** Replays the stored events. They were valid when they were stored, so a breach here is a bug. */
export function computeState(match: MatchRecord, rows: readonly EventRow[], rules: SportRules): MatchState {
  const opening = {
    home: match.homeTeamId ?? 'HOME',
    away: match.awayTeamId ?? 'AWAY',
    status: match.state,
  };
  const state = replay(opening, engineEvents(rows), rules);
  if (isBreach(state)) throw new Error(`${state.breach} in the stored event ${state.eventId}.`);
  return state;
}

type DeskContext = Pick<Context, 'db' | 'now'> & { readonly scope: DeskScope };
type LockRefusal = Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'STALE_VERSION'>;
type LockedWork<T> = (trx: Trx, locked: LockedMatch) => Promise<T>;

/** Runs `work` in a transaction that locks the match; a refusal rolls everything back. */
export function withMatchLock<T>(
  { db, now, scope }: DeskContext,
  { matchId, depth, version }: { matchId: string; depth: LockDepth; version?: number | undefined },
  work: LockedWork<T>,
): Promise<T | LockRefusal> {
  return withTransaction<T | LockRefusal>(db, async (trx) => {
    const at = now();
    const isOneStep = depth === 'MATCH' && 'userId' in scope;
    const locked = isOneStep
      ? await lockAtOnce(trx, scope, { matchId, at })
      : await lockInSteps(trx, scope, { matchId, depth, at });
    if ('refused' in locked) return locked;
    if (version !== undefined && version !== locked.match.version) return refuse('STALE_VERSION');
    return work(trx, locked);
  });
}

async function lockInSteps(
  trx: Trx,
  scope: DeskScope,
  { at, ...options }: { matchId: string; depth: LockDepth; at: Date },
): Promise<LockedMatch | LockRefusal> {
  const actor = await resolveActor(trx, scope, at);
  return 'refused' in actor ? actor : lockMatch(trx, scope, { ...options, actor, at });
}

/** The most frequent lock: only a match, for a person of the organisation. */
async function lockAtOnce(
  trx: Trx,
  scope: Extract<DeskScope, { readonly userId: string }>,
  { matchId, at }: { matchId: string; at: Date },
): Promise<LockedMatch | LockRefusal> {
  const found = await lockPersonAndMatch(trx, scope, matchId);
  const actor = found.isPerson ? actorWith(scope.userId, found.role) : refuse('UNAUTHORIZED');
  if ('refused' in actor) return actor;
  const loaded = found.isMatch ? await loadMatch(trx, scope, { matchId, actor, at }) : undefined;
  return loaded ?? refuse('NOT_FOUND');
}

const NEEDS_PHASE_LOCK = 'NEEDS_PHASE_LOCK';

/** Like `withMatchLock`; also locks the phase if the match has a result that standings already count. */
export async function withEventLock<T>(
  context: DeskContext,
  matchId: string,
  work: LockedWork<T>,
): Promise<T | LockRefusal> {
  const outcome = await withMatchLock<T | typeof NEEDS_PHASE_LOCK>(
    context,
    { matchId, depth: 'MATCH' },
    async (trx, locked) => (locked.match.state === 'FINISHED' ? NEEDS_PHASE_LOCK : work(trx, locked)),
  );
  return outcome === NEEDS_PHASE_LOCK ? withMatchLock(context, { matchId, depth: 'PHASE' }, work) : outcome;
}
