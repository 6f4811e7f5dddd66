import { hardIn } from './amount.ts';
import { type Board, emptyBoard, lift, put, restore } from './board.ts';
import type { Compiled } from './compile.ts';
import { type Price, pricer } from './price.ts';
import { read } from './read.ts';

/** The same places without any hard offence: what cannot stand is taken away, then put where it still can. */
export function release(compiled: Compiled, places: Int32Array): Int32Array {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  restore(board, places);
  for (let worst = worstOf(board, price); worst >= 0; worst = worstOf(board, price)) lift(board, worst);
  for (const [match, option] of board.place.entries()) if (option < 0) settle(board, price, match);
  return board.place;
}

/** The match with the most hard offences that may be taken away, −1 when there is none. */
function worstOf(board: Board, price: Price): number {
  let worst = -1;
  let most = 0;
  for (const match of board.place.keys()) {
    if (read(board.place, match) < 0 || read(board.compiled.isLocked, match) === 1) continue;
    const option = lift(board, match);
    const offences = hardIn(price(match, option));
    put(board, match, option);
    if (offences > most) [worst, most] = [match, offences];
  }
  return worst;
}

function settle(board: Board, price: Price, match: number): void {
  const { firstOption } = board.compiled;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
    const asked = price(match, option);
    if (hardIn(asked) === 0 && asked < least) [best, least] = [option, asked];
  }
  if (best >= 0) put(board, match, best);
}
