import type { SportRules } from '../sports/index.ts';

/** Which events a metric counts, whom each of them credits, and what it is worth. */
interface MetricDefinition {
  readonly type: 'GOAL' | 'OWN_GOAL' | 'CARD';
  readonly credits: 'playerId' | 'relatedPlayerId';
  /** VALUE: what the goal is worth by the rules; a three in basketball counts three. */
  readonly worth: 'ONE' | 'VALUE';
}

export const playerMetricKeys = ['goals', 'assists', 'ownGoals', 'cards'] as const;
export type PlayerMetric = (typeof playerMetricKeys)[number];

/** A whole set is no goal of a player, a card of staff is nobody's, and a shoot-out counts for no metric. */
export const playerMetrics: Readonly<Record<PlayerMetric, MetricDefinition>> = {
  goals: { type: 'GOAL', credits: 'playerId', worth: 'VALUE' },
  assists: { type: 'GOAL', credits: 'relatedPlayerId', worth: 'ONE' },
  ownGoals: { type: 'OWN_GOAL', credits: 'playerId', worth: 'ONE' },
  cards: { type: 'CARD', credits: 'playerId', worth: 'ONE' },
};

/** What a counted event is listed as; `nth` is its number among those of its kind of one player in one match. */
export function metricKind(
  metric: PlayerMetric,
  { kind, nth }: { readonly kind: string | null; readonly nth: number },
  rules: Pick<SportRules, 'goalKinds' | 'cards'> | undefined,
): string {
  if (metric === 'ownGoals') return 'OWN_GOAL';
  if (metric !== 'cards') return kind ?? rules?.goalKinds[0]?.key ?? 'GOAL';
  const repeat = rules?.cards.find(({ key }) => key === kind)?.repeat;
  return (repeat?.nth === nth ? repeat.as : null) ?? kind ?? 'CARD';
}

/** To two decimals; null without a match. */
export function perMatch(value: number, matches: number): number | null {
  return matches === 0 ? null : Math.round((value * 100) / matches) / 100;
}
