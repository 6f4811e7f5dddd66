import type { Board } from './board.ts';
import { fieldPrice } from './field-price.ts';
import { FIRST_REFEREE } from './lanes.ts';
import { othersPrice } from './others-price.ts';
import { primePrice } from './prime-price.ts';
import { read } from './read.ts';
import { refereePrice } from './referee-price.ts';
import { riskPrice } from './risk-price.ts';
import { sequencePrice } from './sequence-price.ts';
import { stretchPrice } from './stretch-price.ts';
import { teamPrice } from './team-price.ts';

/** What an unplaced match would add to the calendar at an option. */
export type Price = (match: number, option: number) => number;

/** Prices options by looking only at the lanes and days around them. */
export function pricer(board: Board): Price {
  const { compiled } = board;
  const { home, away, lane, cost, width, isRisk, isPrime } = compiled;
  const price = { team: teamPrice(board), field: fieldPrice(board) };
  const rare = { referee: refereePrice(board), risk: riskPrice(board), prime: primePrice(board) };
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
    if (hasReferees) sum += rare.referee(match, option);
    if (read(isRisk, match) === 1) sum += rare.risk(match, option);
    if (read(isPrime, option) === 1) sum += rare.prime(one);
    return sum;
  };
}
