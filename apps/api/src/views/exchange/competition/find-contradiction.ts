import type { CompetitionFile, FilePhase, FileSlot, Read } from '@traip/contract';
import { hasPartners } from '@traip/engine/formats';

import { findWrongRanking } from './race-rankings/race-rankings.ts';

type File = Read<typeof CompetitionFile>;

/** The field where a file contradicts itself, if anywhere. Files may be written by hand. */
export function findContradiction({ teams, pairs, phases, races, raceRankings }: File): string | undefined {
  const codes = new Set(teams.map(({ code }) => code));
  if (codes.size < teams.length) return 'file.teams';
  const wrongPair = pairs.findIndex(isImpossiblePair(codes, pairs));
  if (wrongPair >= 0) return `file.pairs.${wrongPair}`;
  const drawn = new Set(pairs.map(({ code }) => code));
  for (const [index, phase] of phases.entries()) {
    const isDrawn = phase.broker !== null && hasPartners(phase.broker.algorithm);
    const found = findInPhase(phase, { entered: codes, sides: isDrawn ? drawn : codes });
    if (found !== undefined) return `file.phases.${index}.${found}`;
  }
  const wrong = races.findIndex(hasBibOrLaneTwice);
  if (wrong >= 0) return `file.races.${wrong}.entries`;
  const misplaced = races.findIndex((race, index) => !isRoundInOrder(race, races.slice(0, index)));
  if (misplaced >= 0) return `file.races.${misplaced}.event`;
  const wrongRanking = findWrongRanking({ races, raceRankings });
  return wrongRanking < 0 ? undefined : `file.raceRankings.${wrongRanking}`;
}

/** Later rounds come after the first one, and all their participants were in it. */
function isRoundInOrder({ event, round, entries }: File['races'][number], before: File['races']): boolean {
  if (event === null) return true;
  const first = before[event];
  if (first === undefined || first.event !== null || first.round === null || round === null) return false;
  const bibs = new Set(first.entries.map(({ bib }) => bib));
  const isBetween = before.slice(event + 1).every((other) => other.event === event);
  const isTwice = before.slice(event).some((other) => other.round === round);
  return isBetween && !isTwice && entries.every(({ bib }) => bibs.has(bib));
}

function hasBibOrLaneTwice({ entries }: File['races'][number]): boolean {
  const lanes = entries.filter(({ lane }) => lane !== null).map(({ heat, lane }) => `${heat ?? 0}/${lane}`);
  return isRepeated(entries.map(({ bib }) => bib)) || isRepeated(lanes);
}

/** A pair consists of two players of the file, and exists once. */
function isImpossiblePair(codes: ReadonlySet<string>, pairs: File['pairs']) {
  const seen = new Set(codes);
  const twos = new Set<string>();
  return ({ code, players }: (typeof pairs)[number]): boolean => {
    const [one, other] = players;
    const two = players.toSorted().join(' ');
    const isWrong =
      seen.has(code) || one === other || twos.has(two) || !players.every((own) => codes.has(own));
    seen.add(code);
    twos.add(two);
    return isWrong;
  };
}

interface Codes {
  readonly entered: ReadonlySet<string>;
  /** The sides of its matches: the entries, or the pairs drawn from them. */
  readonly sides: ReadonlySet<string>;
}

function findInPhase(phase: FilePhase, { entered, sides }: Codes): string | undefined {
  const ties = new Set(phase.ties.map(({ id }) => id));
  const isKnown = (team: string | undefined) => team === undefined || entered.has(team);
  const isSide = (team: string | undefined) => team === undefined || sides.has(team);
  const isValidSlot = ({ source, participant }: FileSlot) =>
    isSide(participant) &&
    (source.kind !== 'TEAM' || isSide(source.team)) &&
    ((source.kind !== 'WINNER' && source.kind !== 'LOSER') || ties.has(source.tie));
  const keys = phase.matches.map(({ key }) => key);
  if (!phase.teams.every(({ team }) => isKnown(team)) || isRepeated(phase.teams.map(({ team }) => team)))
    return 'teams';
  if (!phase.adjustments.every(({ team }) => isKnown(team))) return 'adjustments';
  if (!phase.byes.every(({ team }) => isKnown(team))) return 'byes';
  if (
    isRepeated(phase.groups.map(({ key }) => key)) ||
    !phase.groups.every(({ members }) => members.every(isValidSlot))
  )
    return 'groups';
  if (
    ties.size < phase.ties.length ||
    !phase.ties.every(({ first, second }) => isValidSlot(first) && isValidSlot(second))
  )
    return 'ties';
  if (isRepeated(keys)) return 'matches';
  const wrong = phase.matches.findIndex(
    (match) => !isValidSlot(match.home) || !isValidSlot(match.away) || isImpossible(match, ties),
  );
  return wrong < 0 ? undefined : `matches.${wrong}`;
}

/** A team against itself, an unknown tie, or a result that does not fit the state. */
function isImpossible(match: FilePhase['matches'][number], ties: ReadonlySet<string>): boolean {
  const { home, away, tie, state, result } = match;
  if (home.participant !== undefined && home.participant === away.participant) return true;
  if (tie !== null && !ties.has(tie)) return true;
  const isPlayed = state === 'FINISHED' || state === 'CLOSED';
  if (isPlayed) return result === null || home.participant === undefined || away.participant === undefined;
  return state !== 'CANCELLED' && result !== null;
}

function isRepeated(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length;
}
