import { at } from '../formats/model/at.ts';
import { type Match, matchesOf, type Phase, type Tie } from '../formats/model/phase.ts';
import { isBye, type Slot } from '../formats/model/slot.ts';
import { playersOf } from '../formats/partners/pair-id.ts';
import { hasPartners } from '../formats/partners/rotation.ts';
import type { TimetableMatch } from './preferences.ts';

/** The matches of all phases of a competition, with the matches each one has to wait for. */
export function matchesOfPhases(phases: readonly Phase[]): readonly TimetableMatch[] {
  let rounds = 0;
  return phases.flatMap((phase, index) => {
    const ofPhase = matchesOfPhase(phases, index, rounds);
    rounds += phase.rounds.length;
    return ofPhase;
  });
}

const idOf = (phase: number, key: string) => `${phase}/${key}`;

function matchesOfPhase(phases: readonly Phase[], index: number, rounds: number): readonly TimetableMatch[] {
  const phase = at(phases, index);
  const matches = matchesOf(phase);
  const final = finalOf(phase);
  const source = index === 0 ? [] : matchesOf(at(phases, index - 1));
  return matches
    .filter(({ home, away }) => !isBye(home) && !isBye(away))
    .map((match) => ({
      id: idOf(index, match.id),
      phase: index,
      key: match.id,
      round: rounds + match.round,
      sides: [match.home, match.away].flatMap(({ participant }) =>
        participant ? playersOf(participant) : [],
      ),
      after: [
        ...roundBefore(match, phase).map((key) => idOf(index, key)),
        ...earlierInTie(match, matches).map((key) => idOf(index, key)),
        ...feedersInPhase(match, matches).map((key) => idOf(index, key)),
        ...feedersBefore(match, source).map((key) => idOf(index - 1, key)),
      ],
      isFinal: final !== undefined && match.tie === final.id,
    }));
}

/** With changing partners, a round starts once the previous one is over. */
function roundBefore({ round }: Match, phase: Phase): readonly string[] {
  if (!hasPartners(phase.algorithm)) return [];
  return keysOf(matchesOf(phase).filter((other) => other.round === round - 1));
}

/** The tie for the first two places. */
function finalOf({ ties }: Phase): Tie | undefined {
  return ties.findLast(({ bracket, places }) => bracket !== 'PLACEMENT' && places.from === 1);
}

/** Second legs and later matches of a series. */
function earlierInTie({ id, tie }: Match, matches: readonly Match[]): readonly string[] {
  if (tie === undefined) return [];
  const keys = matches.filter((match) => match.tie === tie).map((match) => match.id);
  return keys.slice(0, keys.indexOf(id));
}

const slotsOf = ({ home, away }: Match): readonly Slot[] => [home, away];

const keysOf = (matches: readonly Match[]): readonly string[] => [...new Set(matches.map(({ id }) => id))];

/** Matches of the same phase that determine the sides. */
function feedersInPhase(match: Match, matches: readonly Match[]): readonly string[] {
  return keysOf(
    slotsOf(match).flatMap(({ source }) => {
      if (source.kind === 'WINNER' || source.kind === 'LOSER' || source.kind === 'BEATEN')
        return matches.filter(({ tie }) => tie === source.tie);
      return source.kind === 'SURVIVOR' ? matches.filter(({ round }) => round === source.round) : [];
    }),
  );
}

/** Matches of the previous phase that determine the sides. */
function feedersBefore(match: Match, matches: readonly Match[]): readonly string[] {
  return keysOf(
    slotsOf(match).flatMap(({ source }) => {
      if (source.kind === 'GROUP') return matches.filter(({ group }) => group === source.group);
      return source.kind === 'BEST' ? matches : [];
    }),
  );
}
