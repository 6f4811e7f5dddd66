/** Kinds of goals, cards and fouls with a label. */
export const eventKinds = [
  'GOAL',
  'PENALTY',
  'FIELD_GOAL',
  'AMERICAN_FOOTBALL_FIELD_GOAL',
  'FREE_THROW',
  'THREE',
  'TWO',
  'SET',
  'RUN',
  'POINT',
  'TOUCHDOWN',
  'EXTRA_POINT',
  'TWO_POINT',
  'SAFETY',
  'SEVEN_METRE',
  'FIELD',
  'PENALTY_CORNER',
  'PENALTY_STROKE',
  'POINT_2',
  'POINT_3',
  'POINT_4',
  'POINT_5',
  'POINT_10',
  'TRY',
  'PENALTY_TRY',
  'CONVERSION',
  'PENALTY_GOAL',
  'DROP_GOAL',
  'HOLE',
  'TWO_POINT_GOAL',
  'DIRECT_FREE_HIT',
  'YELLOW',
  'SECOND_YELLOW',
  'RED',
  'EXPULSION',
  'DISQUALIFICATION',
  'BLACK',
  'TWO_MINUTES',
  'BLUE',
  'GREEN',
  'MINOR',
  'MAJOR',
  'MISCONDUCT',
  'GAME_MISCONDUCT',
  'FOUL',
  'PERSONAL',
  'TECHNICAL',
  'UNSPORTSMANLIKE',
  'DISQUALIFYING',
] as const;

type EventKind = (typeof eventKinds)[number];

/** By sport first: a field goal is not a basket everywhere. */
export function kindIn(sport: string, kind: string | null): EventKind | undefined {
  return (
    eventKinds.find((eventKind) => eventKind === `${sport}_${kind}`) ??
    eventKinds.find((item) => item === kind)
  );
}
