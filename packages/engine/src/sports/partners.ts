import { eventsWith } from './events.ts';
import { annulled, kinds, points } from './parts.ts';
import type { SportRules } from './rules.ts';

/** Whether a sport can be played with changing partners: one against one or two against two, in sets. */
export function mayRotate({ scoring, onField }: SportRules): boolean {
  return scoring === 'SETS' && onField !== null && onField <= 2;
}

/** With changing partners a match is one count of points, it may end level, and each player keeps what the pair scored. */
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
    // A match that one side did not play gives nobody points.
    forfeit: annulled,
    chain: 'PARTNERS',
    groupChain: 'PARTNERS',
    goalKinds: kinds('POINTS', { POINT: 1 }),
    cards: [],
    events: eventsWith('GOAL'),
  };
}
