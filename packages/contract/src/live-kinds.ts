// Apart from the shapes, and without them: a public page listens to these names and checks nothing.

/**
 * The names under which a feed tells of a match, and of the competition around it; who reads it with an EventSource
 * listens to each. Whatever has no name here comes as UPDATED.
 */
export const liveKinds = [
  'CREATED',
  'UPDATED',
  'SCHEDULED',
  'RESCHEDULED',
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
  'MVP_SET',
  // Of the whole competition: no match is named.
  'COMPETITION_MOVED',
  'PHASE_MOVED',
  'CALENDAR_APPLIED',
  'AWARDS_GIVEN',
] as const;

/** What a feed says of itself: it begins; too much was missed, so ask anew; there is nothing here for you any more. */
export const feedSigns = ['ready', 'reset', 'gone'] as const;
