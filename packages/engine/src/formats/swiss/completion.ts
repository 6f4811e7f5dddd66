import { at } from '../model/at.ts';
import type { Contender } from './contender.ts';
import { mayMeet, mayRest, type PairingRules } from './criteria.ts';
import { bestMatching } from './matching/best-matching.ts';
import type { Criteria } from './matching/weights.ts';

/** The last teams of a quick pairing, for whom all possibilities are tried. */
const TAIL = 24;

/** Whether two teams may be paired here: allowed by the rules, or without any objection at all. */
type Meet = typeof mayMeet;

/** The mates if all teams can be paired, with the bye as low as possible; null if they cannot. */
function wholeMatching(
  teams: readonly Contender[],
  rules: PairingRules,
  meet: Meet,
): readonly (number | null)[] | null {
  const size = teams.length + (teams.length % 2);
  const scores = rules.scores.toReversed();
  const pair: Criteria = [1, 0];
  const rests = teams.map((team): Criteria | null =>
    mayRest(team, rules) ? [1, scores.indexOf(team.score)] : null,
  );
  const mates = bestMatching(size, (first, second) => {
    const [one, other] = [at(teams, first), teams[second]];
    if (other) return meet(one, other, rules) ? pair : null;
    return rests[first] ?? null;
  });
  return mates.some((mate) => mate === null) ? null : mates;
}

/** Pairs each team with the next allowed opponent until few are left. */
function greedyTail(teams: readonly Contender[], rules: PairingRules, meet: Meet): readonly Contender[] {
  const open = [...teams];
  const unpaired: Contender[] = [];
  while (open.length + unpaired.length > TAIL) {
    const [team] = open.splice(0, 1);
    if (!team) break;
    const partner = open.findIndex((other) => meet(team, other, rules));
    if (partner < 0) unpaired.push(team);
    else open.splice(partner, 1);
  }
  return [...unpaired, ...open];
}

/** Whether a quick pairing covers all teams; false does not prove that it is impossible. */
export function canPairQuickly(
  teams: readonly Contender[],
  rules: PairingRules,
  meet: Meet = mayMeet,
): boolean {
  const tail = greedyTail(teams, rules, meet);
  return tail.length <= TAIL && wholeMatching(tail, rules, meet) !== null;
}

/** The score of the bye team: the lowest that lets all others be paired; null if there is none. */
export function findByeScore(teams: readonly Contender[], rules: PairingRules): number | null {
  const lowest = teams.findLast(({ hadBye }) => !hadBye)?.score ?? Number.NEGATIVE_INFINITY;
  const noScore = Number.NEGATIVE_INFINITY;
  const hopeful = { ...rules, byeScore: teams.length % 2 === 1 ? lowest : noScore };
  if (canPairQuickly(teams, hopeful)) return hopeful.byeScore;
  const mates = wholeMatching(teams, { ...rules, byeScore: Number.POSITIVE_INFINITY }, mayMeet);
  if (mates === null) return null;
  return teams.find((_, index) => mates[index] === teams.length)?.score ?? noScore;
}
