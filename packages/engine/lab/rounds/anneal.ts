import { isAccepted } from '../../src/calendar/search/acceptance.ts';
import type { Random } from '../../src/chance/index.ts';
import type { Board } from './board.ts';
import { type Mix, proposer } from './propose.ts';
import { codesOf } from './season.ts';

/** The temperature range of a search, and its changes. */
export interface Cooling {
  readonly hot: number;
  readonly cold: number;
  readonly mix: Mix;
}

/** The best timetable of a stage. */
export interface Found {
  exact: number;
  codes: Int32Array;
}

/** Cools a board in so many steps, pausing regularly; the caller keeps the best. */
export function* anneal(
  board: Board,
  random: Random,
  { hot, cold, mix }: Cooling,
  { steps, pause }: { readonly steps: number; readonly pause: number },
  found: Found,
): Generator<number> {
  const { tally, draft, season } = board;
  const propose = proposer(board, random, mix);
  let temperature = hot;
  let drawn = 0;
  const mayPass = (cost: number) => isAccepted(cost, temperature, drawn);
  for (let done = 0; done < steps; ) {
    temperature = temperatureAt(hot, cold, done / steps);
    const until = Math.min(steps, done + pause);
    for (; done < until; done++) {
      propose();
      drawn = random.next();
      if (draft.addedCount === 0 || !tally.attempt(draft, mayPass) || tally.exact() >= found.exact) continue;
      found.exact = tally.exact();
      found.codes = codesOf(season);
    }
    yield done;
  }
}

/** Cools exponentially. Rounded to multiples of 1/65536, so that every machine agrees. */
function temperatureAt(hot: number, cold: number, part: number): number {
  return Math.round(hot * (cold / hot) ** part * 65_536) / 65_536;
}
