import type { SportRules } from '@traip/engine';
import type { MatchState } from '@traip/engine/match';
import { isAccepted } from '../data/local-match.ts';

/** More options than this are slower than typing. */
const maxChoices = 8;

interface Choice {
  readonly most: number;
  readonly least: number;
}

/** Final scores of a set for its winner: 6–0 to 6–4, 7–5, 7–6. Empty where the list would be long. */
export function possibleSets(match: MatchState, rules: SportRules, set: number): readonly Choice[] {
  const { to = null, cap = null } = rules.sets ?? {};
  if (to === null) return [];
  const highest = cap ?? to + 1;
  const choices: Choice[] = [];
  for (let most = 1; most <= highest; most += 1)
    for (let least = 0; least < most; least += 1)
      if (isPossible(match, rules, { set, home: most, away: least })) choices.push({ most, least });
  const isWhole = choices.some(({ most }) => most === highest && cap !== null);
  return isWhole && choices.length <= maxChoices ? choices : [];
}

function isPossible(
  match: MatchState,
  rules: SportRules,
  payload: { set: number; home: number; away: number },
) {
  const event = {
    clientEventId: 'supposed',
    type: 'GOAL',
    kind: 'SET',
    period: payload.set,
    minute: 0,
  } as const;
  return isAccepted(match, { ...event, payload }, rules);
}
