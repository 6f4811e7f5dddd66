/** The sports in which somebody is known for the last pass. */
const sports = ['FOOTBALL', 'BASKETBALL', 'HANDBALL', 'HOCKEY'];

/** Nobody passes before these. */
const alone = ['PENALTY', 'FREE_THROW', 'SEVEN_METRE', 'PENALTY_STROKE', 'DIRECT_FREE_HIT', 'SET'];

interface Goal {
  readonly type: string;
  readonly kind: string | null;
  readonly period: number | 'SO' | null;
}

/** Whether a goal can have had an assist. */
export function takesAssist({ type, kind, period }: Goal, sport: string): boolean {
  return type === 'GOAL' && period !== 'SO' && sports.includes(sport) && !alone.includes(kind ?? '');
}
