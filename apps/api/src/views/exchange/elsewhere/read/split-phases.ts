import { folded } from '../../../../platform/csv/folded.ts';
import type { DraftMatch, DraftPhase } from '../model/draft.ts';

const knockout =
  /final|semi|cuartos|quarts|quarter|octavos|vuitens|dieciseis|round of|last \d|1\/\d|preliminar|prelimin|play-?offs?|eliminatoria|knock-?out|tercer|third place|3rd place|promocion|promotion|relegation/;
const numbered = /^(?:(?:matchday|jornada|j|md|week|semana|match day|gameweek|dia|fecha)\.?\s*)?\d{1,3}$/;

/** Whether a round belongs to a knockout, by its name. */
export const isKnockoutRound = (round: string): boolean => {
  const name = folded(round);
  return !numbered.test(name) && knockout.test(name);
};

/** Whether a match is for third place. */
export const isThirdPlace = (round: string): boolean => /third|3rd|tercer|3\.?[ºo]/.test(folded(round));

/** Splits matches into a league, groups or a knockout by their groups and rounds. */
export function splitPhases(matches: readonly DraftMatch[]): readonly DraftPhase[] {
  const inTable = matches.filter(({ round, group }) => group !== null || !isKnockoutRound(round));
  const inBracket = matches.filter((match) => !inTable.includes(match));
  if (inBracket.length > 0 && !hasEqualRounds(inTable)) return [phase('KNOCKOUT', matches)];
  const hasGroups = inTable.some(({ group }) => group !== null);
  return [
    ...(inTable.length > 0 ? [phase(hasGroups ? 'GROUPS' : 'LEAGUE', inTable)] : []),
    ...(inBracket.length > 0 ? [phase('KNOCKOUT', inBracket)] : []),
  ];
}

/** Numbered rounds of a cup have fewer and fewer matches; those of a league or groups do not. */
function hasEqualRounds(matches: readonly DraftMatch[]): boolean {
  if (matches.some(({ group }) => group !== null)) return true;
  const rounds = [...Map.groupBy(matches, ({ round }) => round).values()].map(({ length }) => length);
  return rounds.length === 0 || Math.max(...rounds) - Math.min(...rounds) <= 1;
}

export function phase(kind: DraftPhase['kind'], matches: readonly DraftMatch[]): DraftPhase {
  return { name: null, kind, matches, byes: [], extraPoints: [] };
}

/** In a table without rounds every team plays its first match in round 1, its second in round 2 and so on. */
export function withNumberedRounds(matches: readonly DraftMatch[]): readonly DraftMatch[] {
  if (matches.some(({ round }) => round !== matches[0]?.round)) return matches;
  const count = new Map<string, number>();
  return matches.map((match) => {
    const sides = [match.home ?? '', match.away ?? ''];
    const round = 1 + Math.max(...sides.map((side) => count.get(side) ?? 0));
    for (const side of sides) count.set(side, round);
    return { ...match, round: String(round) };
  });
}
