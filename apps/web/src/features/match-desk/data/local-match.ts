import { overrideRules, type SportRules, sportByKey } from '@traip/engine';
import {
  applyEvent,
  isBreach,
  type MatchEvent,
  type MatchState,
  openMatch,
  replay,
} from '@traip/engine/match';
import type { EventToSend, Queue, QueuedEvent } from '../queue/queue.ts';
import type { DeskData, DeskEventData } from '../queue/types.ts';

type RulesSource = Pick<DeskData, 'sportVariantKey' | 'rulesOverride'>;

/** Null: an unknown sport. */
export function rulesOf({ sportVariantKey, rulesOverride }: RulesSource): SportRules | null {
  const sport = sportByKey(sportVariantKey);
  if (sport === null) return null;
  const rules = overrideRules(sport, rulesOverride);
  return 'breach' in rules ? sport : rules;
}

/** The match including the events still queued on this device. */
export function localMatch(desk: DeskData, queue: Queue, rules: SportRules): MatchState {
  const opening = { home: desk.home?.id ?? 'HOME', away: desk.away?.id ?? 'AWAY', status: desk.state };
  const stored = replay(opening, engineEvents(desk.events), rules);
  const storedIds = new Set(desk.events.map(({ clientEventId }) => clientEventId));
  const start = isBreach(stored) ? openMatch(opening, rules) : stored;
  // After undoing, the last event has a higher number than there are events.
  const last = Math.max(desk.events.length, ...desk.events.map(({ seq }) => seq));
  return queue
    .filter(
      ({ event, refusal, isTakenBack }) => !storedIds.has(event.clientEventId) && !refusal && !isTakenBack,
    )
    .reduce(
      (state, queued, index) =>
        engineEventsOf(queued, last + index + 1).reduce((before, event) => {
          const applied = applyEvent(before, event, rules);
          return isBreach(applied) ? before : applied;
        }, state),
      start,
    );
}

/** The end of a bout is also its result. */
function engineEventsOf({ event, move, bout }: QueuedEvent, seq: number): readonly MatchEvent[] {
  const next = asEngineEvent(event, seq);
  if (move !== 'FINISH') return [next];
  const end = { ...next, final: true } as MatchEvent;
  if (bout === undefined) return [end];
  const payload = { outcome: 'NORMAL', ...bout };
  return [end, { id: `${next.id} bout`, seq, type: 'MANUAL_RESULT', payload } as unknown as MatchEvent];
}

/** Whether the rules accept an event now. */
export function isAccepted(state: MatchState, event: EventToSend, rules: SportRules): boolean {
  return !isBreach(applyEvent(state, asEngineEvent(event, Number.MAX_SAFE_INTEGER), rules));
}

function asEngineEvent({ clientEventId, at, rubber, ...event }: EventToSend, seq: number): MatchEvent {
  return {
    ...event,
    ...(rubber
      ? { payload: { key: rubber.key, sets: rubber.sets ?? [], ending: rubber.ending ?? null } }
      : {}),
    id: clientEventId,
    seq,
    minute: event.minute ?? 0,
    ...(at === undefined ? {} : { at: Date.parse(String(at)) }),
  } as MatchEvent;
}

function engineEvents(events: readonly DeskEventData[]): MatchEvent[] {
  const reopened = Math.max(0, ...events.filter(({ type }) => type === 'RE_OPEN').map(({ seq }) => seq));
  return events.flatMap((event) => engineEvent(event, reopened) ?? []);
}

/** Mirrors how the backend reads stored events. */
function engineEvent(event: DeskEventData, reopened: number): MatchEvent | null {
  const { id, seq, type, payload } = event;
  switch (type) {
    case 'START':
    case 'END':
      return periodEvent(event, reopened);
    case 'GOAL':
    case 'OWN_GOAL':
    case 'FOUL':
    case 'CARD':
    case 'STAT':
      return playEvent(event);
    case 'MANUAL_RESULT':
      return { id, seq, type, payload } as unknown as MatchEvent;
    default:
      return { id, seq, type } as MatchEvent;
  }
}

// When a match has been reopened, its earlier end only ends a period.
function periodEvent(event: DeskEventData, reopened: number): MatchEvent | null {
  const { id, seq, type, period, payload, minute, second } = event;
  if (period === null) return null;
  return {
    id,
    seq,
    type: type as 'START' | 'END',
    period,
    minute: minute ?? 0,
    second: second ?? 0,
    ...(typeof payload.at === 'number' ? { at: payload.at } : {}),
    ...(payload.final === true && seq > reopened ? { final: true } : {}),
  };
}

function playEvent(event: DeskEventData): MatchEvent {
  const { id, seq, type, kind, payload, teamId, playerId, personRole } = event;
  const isHole = kind === 'HOLE' && teamId === null;
  const clock = {
    id,
    seq,
    period: event.period ?? 1,
    minute: event.minute ?? 0,
    second: event.second ?? 0,
  };
  if (type === 'GOAL' && (kind === 'SET' || kind === 'RUBBER' || isHole))
    return { ...clock, type, kind, payload } as unknown as MatchEvent;
  return {
    ...clock,
    type,
    teamId: teamId ?? '',
    ...(playerId === null ? {} : { playerId }),
    ...(personRole === null ? {} : { personRole }),
    ...(kind === null ? {} : { kind }),
  } as MatchEvent;
}
