/** Ways to score that are counted one by one, with a word for many of them. */
export const countedKinds = [
  'FIELD_GOAL',
  'AMERICAN_FOOTBALL_FIELD_GOAL',
  'FREE_THROW',
  'THREE',
  'TWO',
  'TRY',
  'PENALTY_TRY',
  'CONVERSION',
  'PENALTY_GOAL',
  'DROP_GOAL',
  'TOUCHDOWN',
  'EXTRA_POINT',
  'TWO_POINT',
  'SAFETY',
] as const;
