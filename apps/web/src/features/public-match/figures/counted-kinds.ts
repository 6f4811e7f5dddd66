/** Ways to score with their own count and plural label. */
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
