import type { PlayEvent, SportRules } from '@traip/engine';

/** One large button with its possible kinds, the default first. */
export interface PadButton {
  readonly type: PlayEvent;
  readonly kinds: readonly string[];
  /** Its points, in sports where they differ by kind. */
  readonly worth: number | null;
}

/**
 * The buttons of one side, by the sport's rules. Goals worth the same share a button; otherwise (basketball,
 * rugby) each has its own.
 */
export function padButtons(rules: SportRules): readonly PadButton[] {
  // Holes are entered one by one, on their own card.
  if (rules.scoring === 'HOLES') return [];
  if (rules.bout !== null) return boutButtons(rules, rules.bout.judged);
  const goals = rules.goalKinds.filter(({ key }) => key !== 'SET' && key !== 'RUBBER');
  const countAlike = new Set(goals.map(({ value }) => value)).size <= 1;
  const scoring = countAlike
    ? [{ kinds: goals.map(({ key }) => key), worth: null }]
    : goals.map(({ key, value }) => ({ kinds: [key], worth: value }));
  const cards = rules.cards.filter(({ derived }) => !derived).map(({ key }) => key);
  const fouls = rules.fouls?.kinds.map(({ key }) => key) ?? [];
  const buttons: readonly PadButton[] = [
    ...scoring.map((goal) => ({ type: 'GOAL' as const, ...goal })),
    { type: 'OWN_GOAL', kinds: ['OWN_GOAL'], worth: null },
    { type: 'CARD', kinds: cards, worth: null },
    { type: 'FOUL', kinds: fouls, worth: null },
    { type: 'STAT', kinds: rules.stats, worth: null },
  ];
  return buttons.filter(({ type, kinds }) => rules.events.includes(type) && kinds.length > 0);
}

/** In a bout every kind has its own button; for judges' decisions, nothing scores points. */
function boutButtons({ goalKinds, cards }: SportRules, isJudged: boolean): readonly PadButton[] {
  const scores = goalKinds.filter(({ value }) => !isJudged || value === 0);
  return [
    ...scores.map(({ key, value }) => {
      return { type: 'GOAL' as const, kinds: [key], worth: value === 0 ? null : value };
    }),
    ...cards
      .filter(({ derived }) => !derived)
      .map(({ key }) => ({ type: 'CARD' as const, kinds: [key], worth: null })),
  ];
}

/** Whether whole sets are entered. */
export function takesSets({ goalKinds, sets }: SportRules): boolean {
  return sets !== null && goalKinds.some(({ key }) => key === 'SET');
}
