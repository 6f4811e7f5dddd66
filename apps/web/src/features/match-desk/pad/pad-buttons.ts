import type { PlayEvent, SportRules } from '@traip/engine';

/** One big button: what happens, and of which kinds it may be; the first is the usual one. */
export interface PadButton {
  readonly type: PlayEvent;
  readonly kinds: readonly string[];
}

/**
 * The buttons of one side, by the rules of the sport. Goals that count alike share a button; where they differ, as
 * in basketball and rugby, each has its own.
 */
export function padButtons(rules: SportRules): readonly PadButton[] {
  const goals = rules.goalKinds.filter(({ key }) => key !== 'SET');
  const countAlike = new Set(goals.map(({ value }) => value)).size <= 1;
  const scoring = countAlike ? [goals.map(({ key }) => key)] : goals.map(({ key }) => [key]);
  const cards = rules.cards.filter(({ derived }) => !derived).map(({ key }) => key);
  const fouls = rules.fouls?.kinds.map(({ key }) => key) ?? [];
  const buttons: readonly PadButton[] = [
    ...scoring.map((kinds) => ({ type: 'GOAL' as const, kinds })),
    { type: 'OWN_GOAL', kinds: ['OWN_GOAL'] },
    { type: 'CARD', kinds: cards },
    { type: 'FOUL', kinds: fouls },
  ];
  return buttons.filter(({ type, kinds }) => rules.events.includes(type) && kinds.length > 0);
}

/** Whether sets are entered whole. */
export function takesSets({ goalKinds, sets }: SportRules): boolean {
  return sets !== null && goalKinds.some(({ key }) => key === 'SET');
}
