import type { SportRules } from '@traip/engine';
import type { MatchState } from '@traip/engine/match';
import { isAccepted } from '../data/local-match.ts';

/** More options than this are slower than typing. */
const maxChoices = 8;

interface Choice {
  readonly winnerPoints: number;
  readonly loserPoints: number;
}

/** Final scores of a set for its winner: 6–0 to 6–4, 7–5, 7–6. Empty where the list would be long. */
export function possibleSets(match: MatchState, rules: SportRules, set: number): readonly Choice[] {
  const { to = null, cap = null } = rules.sets ?? {};
  if (to === null) return [];
  const highest = cap ?? to + 1;
  const choices: Choice[] = [];
  for (let winnerPoints = 1; winnerPoints <= highest; winnerPoints += 1)
    for (let loserPoints = 0; loserPoints < winnerPoints; loserPoints += 1)
      if (isPossible(match, rules, { set, home: winnerPoints, away: loserPoints }))
        choices.push({ winnerPoints, loserPoints });
  const isWhole = choices.some(({ winnerPoints }) => winnerPoints === highest && cap !== null);
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
