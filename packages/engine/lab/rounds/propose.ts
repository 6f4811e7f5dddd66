import type { Random } from '../../src/chance/index.ts';
import type { Board } from './board.ts';
import { type ChainKind, chainer } from './chain.ts';
import { clear } from './draft.ts';
import { swapHomes, swapRing, swapRounds, swapTeams } from './moves.ts';
import type { Season } from './season.ts';

/** How often each kind of change is tried, in thousandths; the rest are chains of opponents. */
export interface Mix {
  readonly homes: number;
  readonly rings: number;
  readonly rounds: number;
  readonly teams: number;
}

/** Most chains and rings are short: long ones disturb too much to be accepted. */
const REACH = 6;
const LONG_ONES = 16;

/** Draws the next change of a board into its draft. */
export function proposer(board: Board, random: Random, mix: Mix): () => void {
  const { draft } = board;
  const exchangeRounds = roundExchanger(board, random);
  const exchangeTeams = teamExchanger(board, random);
  const exchangeRivals = rivalExchanger(board, random);
  const untilRings = mix.homes + mix.rings;
  const untilRounds = untilRings + mix.rounds;
  return () => {
    clear(draft);
    const draw = random.below(1000);
    if (draw < mix.homes) exchangeTeams(false);
    else if (draw < untilRings) exchangeRounds(false);
    else if (draw < untilRounds) exchangeRounds(true);
    else if (draw < untilRounds + mix.teams) exchangeTeams(true);
    else exchangeRivals();
  };
}

/** A different number in the range, or the same one if there is no other. */
function another(random: Random, one: number, from: number, until: number): number {
  if (until - from < 2) return one;
  const drawn = from + random.below(until - from - 1);
  return drawn >= one ? drawn + 1 : drawn;
}

const reachOf = (random: Random) => (random.below(LONG_ONES) === 0 ? Number.POSITIVE_INFINITY : REACH);

/** The rounds among which matches may move: one half, if the halves are round robins themselves. */
function spanOf(
  { isPhased, rounds }: Season,
  round: number,
): { readonly from: number; readonly until: number } {
  const half = rounds / 2;
  if (!isPhased) return { from: 0, until: rounds };
  return round < half ? { from: 0, until: half } : { from: half, until: rounds };
}

function roundExchanger({ season, draft }: Board, random: Random) {
  return (isWhole: boolean): void => {
    const round = random.below(season.rounds);
    const { from, until } = spanOf(season, round);
    const other = another(random, round, from, until);
    if (other === round) return;
    if (isWhole) swapRounds(draft, season, round, other);
    else swapRing(draft, season, round, other, random.below(season.teams));
    if (!isWhole && draft.addedCount > 2 * reachOf(random)) clear(draft);
  };
}

function teamExchanger({ season, draft }: Board, random: Random) {
  return (isWhole: boolean): void => {
    const one = random.below(season.teams);
    const other = another(random, one, 0, season.teams);
    if (isWhole) swapTeams(draft, season, one, other);
    else swapHomes(draft, season, one, other, random.below(64));
  };
}

function rivalExchanger({ season, draft }: Board, random: Random) {
  const { teams, rounds, isPhased, legs } = season;
  const exchange = chainer(season);
  const kinds: readonly ChainKind[] =
    isPhased || legs === 1 ? ['TURN_RETURN', 'OWN_VENUE'] : ['SAME_VENUE', 'SAME_VENUE', 'OWN_VENUE'];
  return (): void => {
    const one = random.below(teams);
    const other = another(random, one, 0, teams);
    const round = random.below(rounds);
    const kind = kinds[random.below(kinds.length)] ?? 'OWN_VENUE';
    const reach = reachOf(random);
    exchange(draft, { one, other, round, reach, ...spanOf(season, round) }, kind, random.below(1024));
  };
}
