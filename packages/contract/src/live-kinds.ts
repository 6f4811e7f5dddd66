// In a file without shapes: public pages need only these names, and must not load zod.

/**
 * The event names of a feed about a match and its competition; readers listen to each with an EventSource.
 * Changes without a name here arrive as UPDATED.
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
  // About the whole competition: they name no match.
  'COMPETITION_MOVED',
  'PHASE_MOVED',
  'CALENDAR_APPLIED',
  'QUEUE_CHANGED',
  'RACE_CHANGED',
  'AWARDS_GIVEN',
] as const;

/** The feed's own messages: it starts; too much was missed, so reload; access has ended. */
export const feedSigns = ['ready', 'reset', 'gone'] as const;
