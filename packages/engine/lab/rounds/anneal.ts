import { isAccepted } from '../../src/calendar/search/acceptance.ts';
import type { Random } from '../../src/chance/index.ts';
import type { Board } from './board.ts';
import { type Mix, proposer } from './propose.ts';
import { codesOf } from './season.ts';

/** From which temperature to which a search cools, and by which changes. */
export interface Cooling {
  readonly hot: number;
  readonly cold: number;
  readonly mix: Mix;
}

/** The best timetable that a stage has seen. */
export interface Found {
  exact: number;
  codes: Int32Array;
}

/** Cools a board in so many steps, pausing again and again; what it finds is the caller's to keep. */
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
      if (draft.comeCount === 0 || !tally.attempt(draft, mayPass) || tally.exact() >= found.exact) continue;
      found.exact = tally.exact();
      found.codes = codesOf(season);
    }
    yield done;
  }
}

/** As many steps from hot to half as hot as from there to a quarter; whole 1/65536ths, so that every machine agrees. */
function temperatureAt(hot: number, cold: number, part: number): number {
  return Math.round(hot * (cold / hot) ** part * 65_536) / 65_536;
}
