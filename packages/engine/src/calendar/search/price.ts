import { apartPrice } from './apart-price.ts';
import type { Board } from './board.ts';
import { fieldPrice } from './field-price.ts';
import { FIRST_REFEREE } from './lanes.ts';
import { othersPrice } from './others-price.ts';
import { read } from './read.ts';
import { sequencePrice } from './sequence-price.ts';
import { stretchPrice } from './stretch-price.ts';
import { teamPrice } from './team-price.ts';

/** What a match that stands nowhere would add to the calendar at an option. */
export type Price = (match: number, option: number) => number;

/** Prices options by looking only at the lanes and days around them. */
export function pricer(board: Board): Price {
  const { compiled } = board;
  const { home, away, lane, cost, width, isRisk } = compiled;
  const price = { team: teamPrice(board), field: fieldPrice(board), apart: apartPrice(board) };
  const stretch = stretchPrice(board);
  const others = othersPrice(board);
  const sequence = sequencePrice(board);
  const hasReferees = width > FIRST_REFEREE;
  return (match, option) => {
    const one = read(home, match);
    const other = read(away, match);
    let sum = read(cost, option) + price.field(match, option, read(lane, option));
    sum += price.team(match, option, one, 1) + price.team(match, option, other, 0);
    sum += stretch(one, option) + stretch(other, option) + others(match, option);
    if (sequence) sum += sequence(match, option, one) + sequence(match, option, other);
    if (hasReferees || read(isRisk, match) === 1) sum += price.apart(match, option);
    return sum;
  };
}
