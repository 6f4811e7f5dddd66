/** Recorded by the platform when a match changes status; every sport has them. */
export const systemEvents = [
  'START',
  'END',
  'RE_OPEN',
  'CLOSE_MATCH',
  'SCHEDULED',
  'RESCHEDULED',
  'CREATED',
  'DELETED',
  'CANCELLED',
  'MANUAL_RESULT',
  'LINEUP_CONFIRMED',
] as const;

/** Events of play; each sport uses some of them. */
const playEvents = ['GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT'] as const;

export const eventTypes = [...systemEvents, ...playEvents] as const;

export type PlayEvent = (typeof playEvents)[number];
export type EventType = (typeof eventTypes)[number];

/** What a scorer may register: play, and the start and end of periods. */
export const registrableEvents = ['START', 'END', ...playEvents] as const satisfies readonly EventType[];

/** The event types of a sport with these kinds of play. */
export function eventsWith(...play: readonly PlayEvent[]): readonly EventType[] {
  return [...systemEvents, ...play];
}
