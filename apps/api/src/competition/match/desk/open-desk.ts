import { type Refusal, refuse } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { isBreach, type MatchState, replay } from '@traip/engine/match';
import type { DeskScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { lockCompetition } from '../../competition/queries.ts';
import { engineEvents } from '../../match-events/stored-event.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { listStartedDependents } from '../tie/queries.ts';
import {
  type EventRow,
  findMatch,
  findPlace,
  listEvents,
  listReferees,
  lockMatch,
  lockPhase,
  type MatchRecord,
} from './queries.ts';
import { type Writer, writerIn } from './writer.ts';

/** A match with everything that is decided from: its events, its rules, and who is about to write. */
export interface OpenDesk {
  readonly match: MatchRecord;
  readonly rules: SportRules;
  readonly rows: readonly EventRow[];
  readonly state: MatchState;
  readonly referees: readonly string[];
  /** Matches that wait for this result and have already begun. */
  readonly startedDependents: readonly string[];
  readonly writer: Writer;
  readonly at: Date;
}

/** How much is locked: the match alone, its phase before it, or its competition before both. */
export type Depth = 'MATCH' | 'PHASE' | 'COMPETITION';

interface InOrganisation {
  readonly organisationId: string;
}

/** Locks from the outside in, always in this order, and reads the match once it is the writer's turn. */
export async function lockDesk(
  trx: Trx,
  scope: InOrganisation,
  { matchId, depth, ...by }: { matchId: string; depth: Depth; writer: Writer; at: Date },
): Promise<OpenDesk | Refusal<'NOT_FOUND'>> {
  const place = await findPlace(trx, scope, matchId);
  if (!place) return refuse('NOT_FOUND');
  if (depth === 'COMPETITION' && !(await lockCompetition(trx, scope, place.competitionId)))
    return refuse('NOT_FOUND');
  if (depth !== 'MATCH') await lockPhase(trx, scope, place.phaseId);
  if (!(await lockMatch(trx, scope, matchId))) return refuse('NOT_FOUND');
  return (await readDesk(trx, scope, { matchId, ...by })) ?? refuse('NOT_FOUND');
}

export async function readDesk(
  db: Database,
  scope: InOrganisation,
  { matchId, writer, at }: { matchId: string; writer: Writer; at: Date },
): Promise<OpenDesk | undefined> {
  const match = await findMatch(db, scope, matchId);
  if (!match) return undefined;
  const rules = rulesOf(match);
  const rows = await listEvents(db, matchId);
  const state = stateOf(match, rows, rules);
  const referees = await listReferees(db, matchId);
  return {
    match,
    rules,
    rows,
    state,
    referees,
    startedDependents: await dependentsOf(db, match),
    writer,
    at,
  };
}

/** Nobody plays on from a match that is not over. */
async function dependentsOf(db: Database, { tieKey, state, phaseId }: MatchRecord): Promise<string[]> {
  const isOver = state === 'FINISHED' || state === 'CLOSED';
  return isOver && tieKey !== null ? listStartedDependents(db, phaseId, tieKey) : [];
}

/** What the events of a match add up to. What was taken in once is taken in again: anything else is a bug. */
export function stateOf(match: MatchRecord, rows: readonly EventRow[], rules: SportRules): MatchState {
  const opening = {
    home: match.homeTeamId ?? 'HOME',
    away: match.awayTeamId ?? 'AWAY',
    status: match.state,
  };
  const state = replay(opening, engineEvents(rows), rules);
  if (isBreach(state)) throw new Error(`${state.breach} in the stored event ${state.eventId}.`);
  return state;
}

type Asking = Pick<Context, 'db' | 'now'> & { readonly scope: DeskScope };
type AtDesk<T> = (trx: Trx, desk: OpenDesk) => Promise<T>;

/** Writes into a match when nobody else does: all of it, or nothing when any of it is refused. */
export function atDesk<T>(
  { db, now, scope }: Asking,
  { matchId, depth, version }: { matchId: string; depth: Depth; version?: number | undefined },
  write: AtDesk<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'STALE_VERSION'>> {
  return withTransaction<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'STALE_VERSION'>>(
    db,
    async (trx) => {
      const at = now();
      const writer = await writerIn(trx, scope, at);
      if ('refused' in writer) return writer;
      const desk = await lockDesk(trx, scope, { matchId, depth, writer, at });
      if ('refused' in desk) return desk;
      if (version !== undefined && version !== desk.match.version) return refuse('STALE_VERSION');
      return write(trx, desk);
    },
  );
}

/** As `atDesk`, locking the phase too only when there is a result that tables already count. */
export async function atDeskOfPlay<T>(
  asking: Asking,
  matchId: string,
  write: AtDesk<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'STALE_VERSION'>> {
  const outcome = await atDesk<T | 'DEEPER'>(asking, { matchId, depth: 'MATCH' }, async (trx, desk) =>
    desk.match.state === 'FINISHED' ? 'DEEPER' : write(trx, desk),
  );
  return outcome === 'DEEPER' ? atDesk(asking, { matchId, depth: 'PHASE' }, write) : outcome;
}
