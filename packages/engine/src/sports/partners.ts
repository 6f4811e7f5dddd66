import { eventsWith } from './events.ts';
import { annulled, kinds, points } from './parts.ts';
import type { SportRules } from './rules.ts';

/** Whether a sport allows changing partners: one or two on a side, in sets. */
export function mayRotate({ scoring, onField }: SportRules): boolean {
  return scoring === 'SETS' && onField !== null && onField <= 2;
}

/**
 * With changing partners a match is one points score that may end level, and players get the pair’s points.
 */
export function withPartners(rules: SportRules): SportRules {
  if (rules.partners === null) return rules;
  return {
    ...rules,
    mode: 'INDIVIDUAL',
    scoring: 'POINTS',
    onField: 2,
    minToStart: 2,
    sets: null,
    draw: { league: true, knockout: [] },
    points: points(0, 0, 0),
    // A forfeited match gives no points.
    forfeit: annulled,
    chain: 'PARTNERS',
    groupChain: 'PARTNERS',
    goalKinds: kinds('POINTS', { POINT: 1 }),
    cards: [],
    events: eventsWith('GOAL'),
  };
}
