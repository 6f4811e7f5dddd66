import type { EventType } from '@traip/engine';
import type { ManualResult, MatchEvent, Period } from '@traip/engine/match';
import type { Selectable } from 'kysely';
import type { MatchEventsTable } from '../../platform/db/match-tables.ts';

/** A stored event. */
export type EventRow = Selectable<MatchEventsTable>;

/** Parses a stored period: its number, or SO. */
export function periodOf(stored: string | null): Period | null {
  if (stored === null || stored === 'SO') return stored;
  return Number(stored);
}

/** The events of a match that are not deleted, in the engine's model. */
export function engineEvents(rows: readonly EventRow[]): MatchEvent[] {
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  const reopened = live.findLast(({ type }) => type === 'RE_OPEN')?.seq ?? 0;
  return live.flatMap((row) => engineEvent(row, reopened) ?? []);
}

/** Null for the end of a match whose last period had already ended. */
function engineEvent(row: EventRow, reopened: number): MatchEvent | null {
  const { id, seq, payload } = row;
  switch (row.type as EventType) {
    case 'START':
    case 'END':
      return periodEvent(row, reopened);
    case 'GOAL':
    case 'OWN_GOAL':
    case 'FOUL':
    case 'CARD':
    case 'STAT':
      return playEvent(row);
    case 'MANUAL_RESULT':
      return { id, seq, type: 'MANUAL_RESULT', payload: payload as unknown as ManualResult };
    default:
      return { id, seq, type: row.type } as MatchEvent;
  }
}

// After a reopening, the end of the match is only the end of a period.
function periodEvent(row: EventRow, reopened: number): MatchEvent | null {
  const { id, seq, type, payload, minute } = row;
  const period = periodOf(row.period);
  if (period === null) return null;
  return {
    id,
    seq,
    type: type as 'START' | 'END',
    period,
    minute: minute ?? 0,
    second: row.second ?? 0,
    ...(typeof payload.at === 'number' ? { at: payload.at } : {}),
    ...(payload.final === true && seq > reopened ? { final: true } : {}),
  };
}

/** A hole entered whole stores its result; one from earlier releases stores the team that won it. */
function isHole({ kind, teamId }: Pick<EventRow, 'kind' | 'teamId'>): boolean {
  return kind === 'HOLE' && teamId === null;
}

function playEvent(row: EventRow): MatchEvent {
  const { id, seq, type, kind, payload, teamId, playerId, personRole, relatedPlayerId } = row;
  const period = periodOf(row.period) ?? 1;
  const clock = { id, seq, period, minute: row.minute ?? 0, second: row.second ?? 0 };
  if (type === 'GOAL' && (kind === 'SET' || kind === 'RUBBER' || isHole(row)))
    return { ...clock, type, kind, payload } as unknown as MatchEvent;
  return {
    ...clock,
    type,
    teamId: teamId ?? '',
    ...(playerId === null ? {} : { playerId }),
    ...(personRole === null ? {} : { personRole }),
    ...(relatedPlayerId === null ? {} : { relatedPlayerId }),
    ...(kind === null ? {} : { kind }),
  } as MatchEvent;
}
