/** Sports that record assists. */
const sports = ['FOOTBALL', 'BASKETBALL', 'HANDBALL', 'HOCKEY'];

/** Kinds without an assist. */
const alone = ['PENALTY', 'FREE_THROW', 'SEVEN_METRE', 'PENALTY_STROKE', 'DIRECT_FREE_HIT', 'SET'];

interface Goal {
  readonly type: string;
  readonly kind: string | null;
  readonly period: number | 'SO' | null;
}

export function takesAssist({ type, kind, period }: Goal, sport: string): boolean {
  return type === 'GOAL' && period !== 'SO' && sports.includes(sport) && !alone.includes(kind ?? '');
}
