import type { MatchEvent } from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';

/** The events a metric counts, whom each one credits, and what it is worth. */
export interface CountedEvents {
  readonly type: 'GOAL' | 'OWN_GOAL' | 'CARD' | 'FOUL' | 'STAT';
  /** Null for every kind. */
  readonly kinds: readonly string[] | null;
  readonly credits: 'playerId' | 'relatedPlayerId';
  /**
   * VALUE: the goal’s value under the rules, such as 3 for a three-pointer. By kind: as listed, others none.
   */
  readonly worth: 'ONE' | 'VALUE' | Readonly<Record<string, number>>;
  /** The kind it is listed as; null for its own kind. */
  readonly as: string | null;
}

const one: Omit<CountedEvents, 'type'> = { kinds: null, credits: 'playerId', worth: 'ONE', as: null };
const goalsOf = (...kinds: readonly string[]): CountedEvents => ({ ...one, type: 'GOAL', kinds });
const statsOf = (...kinds: readonly string[]): CountedEvents => ({ ...one, type: 'STAT', kinds });
const assists: CountedEvents = { ...one, type: 'GOAL', credits: 'relatedPlayerId' };

/** Penalty minutes; a game misconduct is recorded as twenty (IIHF). */
const minutes = { MINOR: 2, MAJOR: 5, MISCONDUCT: 10, GAME_MISCONDUCT: 20, GREEN: 2, YELLOW: 5, BLUE: 2 };

/**
 * The metrics for players in all sports. A whole set is not a player’s goal, staff cards are not counted, and
 * shoot-outs count for no metric. The first four exist in every sport.
 */
export const playerMetrics = {
  goals: [{ ...one, type: 'GOAL', worth: 'VALUE' }],
  assists: [assists],
  ownGoals: [{ ...one, type: 'OWN_GOAL', as: 'OWN_GOAL' }],
  cards: [{ ...one, type: 'CARD' }],
  fouls: [{ ...one, type: 'FOUL' }],
  penalties: [goalsOf('PENALTY', 'SEVEN_METRE', 'SIX_METRE', 'PENALTY_GOAL', 'PENALTY_STROKE')],
  fieldGoals: [goalsOf('FIELD_GOAL')],
  twos: [goalsOf('TWO')],
  threes: [goalsOf('THREE')],
  freeThrows: [goalsOf('FREE_THROW')],
  rebounds: [statsOf('REBOUND')],
  steals: [statsOf('STEAL')],
  // A blocked shot in basketball; in volleyball, a block that scores.
  blocks: [statsOf('BLOCK'), goalsOf('BLOCK')],
  turnovers: [statsOf('TURNOVER')],
  attacks: [goalsOf('ATTACK')],
  aces: [goalsOf('ACE')],
  doubleGoals: [goalsOf('TWO_POINT_GOAL', 'SIX_METRE')],
  saves: [statsOf('SAVE')],
  suspensions: [{ ...one, type: 'CARD', kinds: ['TWO_MINUTES'] }],
  scorerPoints: [
    { ...one, type: 'GOAL', as: 'GOAL' },
    { ...assists, as: 'ASSIST' },
  ],
  penaltyCorners: [goalsOf('PENALTY_CORNER')],
  directHits: [goalsOf('DIRECT_FREE_HIT')],
  penaltyMinutes: [{ ...one, type: 'CARD', kinds: Object.keys(minutes), worth: minutes }],
  tries: [goalsOf('TRY', 'PENALTY_TRY')],
  conversions: [goalsOf('CONVERSION')],
  dropGoals: [goalsOf('DROP_GOAL')],
  touchdowns: [goalsOf('TOUCHDOWN')],
  extraPoints: [goalsOf('EXTRA_POINT', 'TWO_POINT')],
  safeties: [goalsOf('SAFETY')],
  hits: [statsOf('HIT', 'HOME_RUN')],
  homeRuns: [statsOf('HOME_RUN')],
  errors: [statsOf('ERROR')],
} as const satisfies Readonly<Record<string, readonly CountedEvents[]>>;

export type PlayerMetric = keyof typeof playerMetrics;

export const playerMetricKeys = Object.keys(playerMetrics) as [PlayerMetric, ...PlayerMetric[]];

/** What an event counts for a player, or for the side if no player is named. */
interface Credit {
  readonly playerId: string | null;
  readonly value: number;
  readonly counted: CountedEvents;
}

/** What an event counts for in a metric, and for whom; nothing in a shoot-out. */
export function creditsOf(metric: PlayerMetric, event: MatchEvent, rules: SportRules): readonly Credit[] {
  if (!('teamId' in event) || event.period === 'SO') return [];
  if ('personRole' in event && event.personRole === 'STAFF') return [];
  const kind = ('kind' in event ? event.kind : null) ?? null;
  return playerMetrics[metric].flatMap((counted: CountedEvents): Credit[] => {
    if (event.type !== counted.type) return [];
    if (counted.kinds !== null && (kind === null || !counted.kinds.includes(kind))) return [];
    const related = 'relatedPlayerId' in event ? event.relatedPlayerId : undefined;
    // An unassisted goal credits no assist.
    if (counted.credits === 'relatedPlayerId' && related === undefined) return [];
    const playerId = (counted.credits === 'playerId' ? event.playerId : related) ?? null;
    return [{ playerId, counted, value: worthOf(counted, kind, rules) }];
  });
}

function worthOf({ worth }: CountedEvents, kind: string | null, { goalKinds }: SportRules): number {
  if (worth === 'ONE') return 1;
  if (worth === 'VALUE') return (goalKinds.find(({ key }) => key === kind) ?? goalKinds[0])?.value ?? 1;
  return worth[kind ?? ''] ?? 0;
}

/**
 * The kind a counted event is listed as; `nth` is its number among the player’s events of that kind in a
 * match.
 */
export function metricKind(
  { type, as }: Pick<CountedEvents, 'type' | 'as'>,
  { kind, nth }: { readonly kind: string | null; readonly nth: number },
  rules: Pick<SportRules, 'goalKinds' | 'cards' | 'fouls'> | undefined,
): string {
  if (as !== null) return as;
  if (type === 'GOAL') return kind ?? rules?.goalKinds[0]?.key ?? 'GOAL';
  if (type === 'FOUL') return kind ?? rules?.fouls?.kinds[0]?.key ?? 'FOUL';
  const repeat = rules?.cards.find(({ key }) => key === kind)?.repeat;
  return (repeat?.nth === nth ? repeat.as : null) ?? kind ?? type;
}

/** Rounded to two decimals; null without a match. */
export function perMatch(value: number, matches: number): number | null {
  return matches === 0 ? null : Math.round((value * 100) / matches) / 100;
}
