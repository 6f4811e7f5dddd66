// In a file without shapes: public pages need these names only, and must not load zod.

/**
 * The names under which a feed tells of a match, and of the competition around it; who reads it with an EventSource
 * listens to each. Whatever has no name here comes as UPDATED.
 */
export const liveKinds = [
  'CREATED',
  'UPDATED',
  'SCHEDULED',
  'RESCHEDULED',
  'POSTPONED',
  'PARTICIPANTS_SET',
  'REFEREES_SET',
  'STREAM_SET',
  'LINEUP_CONFIRMED',
  'STARTED',
  'EVENT_REGISTERED',
  'EVENTS_REGISTERED',
  'EVENT_DELETED',
  'FINISHED',
  'RESULT_BY_HAND',
  'CLOSED',
  'REOPENED',
  'CANCELLED',
  'DELETED',
  'SUBSTITUTED',
  'LICENCES_CHECKED',
  'MVP_SET',
  // Of the whole competition: no match is named.
  'COMPETITION_MOVED',
  'PHASE_MOVED',
  'CALENDAR_APPLIED',
  'QUEUE_CHANGED',
  'RACE_CHANGED',
  'AWARDS_GIVEN',
] as const;

/** The feed's own messages: it starts; too much was missed, so reload; access has ended. */
export const feedSigns = ['ready', 'reset', 'gone'] as const;
