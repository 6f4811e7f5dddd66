import type { Random } from '../../chance/random.ts';
import { matchesOfTie } from '../elimination/tie-matches.ts';
import { type FormatBreach, isBreach } from '../model/breach.ts';
import type { Match, Phase, Tie } from '../model/phase.ts';
import { type Slot, teamSlot } from '../model/slot.ts';
import { decideTie } from '../propagation/decide-tie.ts';
import { propagate } from '../propagation/propagate.ts';
import type { MatchResult } from '../propagation/result.ts';

/** Teams named 1 to n, in seed order. */
export function seededTeams(count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => teamSlot(`${index + 1}`));
}

/** The ties of a phase as text: round, bracket, id and the places at stake. */
export function tieList({ ties }: Phase): string[] {
  return ties.map(
    ({ round, bracket, id, places: { from, to } }) => `${round} ${bracket} ${id} for ${from}-${to}`,
  );
}

/** Unwraps what a format returned, or fails the test. */
export function granted<T>(answer: T | FormatBreach): T {
  if (isBreach(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** A match that its home or away side won. */
export function wonBy(
  match: string,
  side: 'HOME' | 'AWAY',
  state: MatchResult['state'] = 'CLOSED',
): MatchResult {
  return { match, state, score: side === 'HOME' ? { home: 1, away: 0 } : { home: 0, away: 1 } };
}

interface PlayedOut {
  readonly phase: Phase;
  readonly results: readonly MatchResult[];
  readonly champion: string;
  /** How often each team lost a tie. */
  readonly losses: ReadonlyMap<string, number>;
}

type Chooser = (match: Match) => 'HOME' | 'AWAY';

function readyTies(phase: Phase, results: readonly MatchResult[]): Tie[] {
  const known = new Map(results.map((result) => [result.match, result]));
  return phase.ties.filter(
    (tie) =>
      tie.first.participant !== undefined &&
      tie.second.participant !== undefined &&
      decideTie(tie, known, phase.tieRules).kind === 'OPEN',
  );
}

/** Plays a knockout to its end, round by round, with the given chooser. */
export function playOut(start: Phase, choose: Chooser): PlayedOut {
  const results: MatchResult[] = [];
  let phase = propagate(start, { results });
  for (let ready = readyTies(phase, results); ready.length > 0; ready = readyTies(phase, results)) {
    for (const tie of ready) {
      const next = matchesOfTie(tie).find(({ id }) => !results.some(({ match }) => match === id));
      if (next) results.push(wonBy(next.id, choose(next)));
    }
    phase = propagate(start, { results });
  }
  return { phase, results, ...summary(phase, results) };
}

function summary(phase: Phase, results: readonly MatchResult[]): Summary {
  const known = new Map(results.map((result) => [result.match, result]));
  const losses = new Map<string, number>();
  let champion = '';
  for (const tie of phase.ties) {
    const verdict = decideTie(tie, known, phase.tieRules);
    if (verdict.kind !== 'DECIDED') continue;
    const [winner = '', loser = ''] =
      verdict.side === 'FIRST'
        ? [tie.first.participant, tie.second.participant]
        : [tie.second.participant, tie.first.participant];
    losses.set(loser, (losses.get(loser) ?? 0) + 1);
    if (tie.places.from === 1 && tie.places.to === 2) champion = winner;
  }
  return { champion, losses };
}

type Summary = Omit<PlayedOut, 'phase' | 'results'>;

/** Decides each match at random. */
export const byChance =
  (random: Random): Chooser =>
  () =>
    random.below(2) === 0 ? 'HOME' : 'AWAY';

/** Lets the better seed win each match. */
export const byStrength: Chooser = ({ home, away }) =>
  Number(home.participant) < Number(away.participant) ? 'HOME' : 'AWAY';
