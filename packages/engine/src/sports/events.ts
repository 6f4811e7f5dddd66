/** Written by the platform when a match moves; every sport has them. */
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

/** What happens on the field; a sport has some of them. */
const playEvents = ['GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT'] as const;

export const eventTypes = [...systemEvents, ...playEvents] as const;

export type PlayEvent = (typeof playEvents)[number];
export type EventType = (typeof eventTypes)[number];

/** What a person at the desk may register: the play, and the start and end of a period. */
export const registrableEvents = ['START', 'END', ...playEvents] as const satisfies readonly EventType[];

/** The event types of a sport in which these things happen. */
export function eventsWith(...play: readonly PlayEvent[]): readonly EventType[] {
  return [...systemEvents, ...play];
}
