import { type Match, matchesOf, type Phase, type Tie } from '../formats/model/phase.ts';
import { isBye, type Slot } from '../formats/model/slot.ts';
import type { TimetableMatch } from './wishes.ts';

/** The matches of all phases of a competition, with what each has to wait for. */
export function matchesOfPhases(phases: readonly Phase[]): readonly TimetableMatch[] {
  let rounds = 0;
  return phases.flatMap((phase, index) => {
    const source = index === 0 ? undefined : phases[index - 1];
    const ofPhase = matchesOfPhase(phase, source, rounds);
    rounds += phase.rounds.length;
    return ofPhase;
  });
}

function matchesOfPhase(phase: Phase, source: Phase | undefined, rounds: number): readonly TimetableMatch[] {
  const matches = matchesOf(phase);
  const final = finalOf(phase);
  const inSource = source === undefined ? [] : matchesOf(source);
  return matches
    .filter(({ home, away }) => !isBye(home) && !isBye(away))
    .map((match) => ({
      id: match.id,
      round: rounds + match.round,
      sides: [match.home, match.away].flatMap(({ participant }) => participant ?? []),
      after: [...new Set([...earlierInTie(match, matches), ...feeders(match, matches, inSource)])],
      isFinal: final !== undefined && match.tie === final.id,
    }));
}

/** The tie for the first two places. */
function finalOf({ ties }: Phase): Tie | undefined {
  return ties.findLast(({ bracket, places }) => bracket !== 'PLACEMENT' && places.from === 1);
}

/** Second legs and the further matches of a series. */
function earlierInTie({ id, tie }: Match, matches: readonly Match[]): readonly string[] {
  if (tie === undefined) return [];
  const ids = matches.filter((match) => match.tie === tie).map((match) => match.id);
  return ids.slice(0, ids.indexOf(id));
}

function feeders(match: Match, matches: readonly Match[], source: readonly Match[]): readonly string[] {
  return [match.home, match.away].flatMap((slot) => feedersOf(slot, matches, source)).map(({ id }) => id);
}

function feedersOf({ source: from }: Slot, matches: readonly Match[], source: readonly Match[]) {
  switch (from.kind) {
    case 'WINNER':
    case 'LOSER':
      return matches.filter(({ tie }) => tie === from.tie);
    case 'SURVIVOR':
      return matches.filter(({ round }) => round === from.round);
    case 'GROUP':
      return source.filter(({ group }) => group === from.group);
    case 'BEST':
      return source;
    case 'TEAM':
    case 'BYE':
    case 'EMPTY':
      return [];
  }
}
