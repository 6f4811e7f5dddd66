import { eloPeriod, glicko2 as rate, unrated } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import { count, inside, optionalItems, orElse, positive, text } from './fields.ts';
import type { CaseReader } from './reader.ts';

/** One period of Glicko-2. */
export const glicko2: CaseReader = {
  rules: ['tau'],
  read(rules, input) {
    const tau = orElse(inside(rules, 'tau'), between(0.01, 10), 0.5);
    const playerNode = input.at('player');
    const player = {
      r: orElse(playerNode.at('r'), strength, unrated.r),
      rd: orElse(playerNode.at('rd'), deviation, unrated.rd),
      vol: orElse(playerNode.at('vol'), volatility, unrated.vol),
    };
    const games = input
      .at('games')
      .items()
      .map((game) => ({
        r: strength(game.at('r')),
        rd: deviation(game.at('rd')),
        score: readScore(game.at('score')),
      }));
    return () => {
      const { r, rd, vol } = rate(player, games, tau);
      return { r: rounded(r, 2), rd: rounded(rd, 2), vol: rounded(vol, 5) };
    };
  },
};

/** One match day of Elo; sides are a name or a list of names. */
export const elo: CaseReader = {
  rules: ['kNew', 'k', 'newUntil'],
  read(rules, input) {
    const read = {
      kNew: orElse(inside(rules, 'kNew'), positive, 40),
      k: orElse(inside(rules, 'k'), positive, 20),
      newUntil: orElse(inside(rules, 'newUntil'), count, 30),
    };
    const players = input
      .at('players')
      .items()
      .map((node) => ({
        id: node.at('id').text(),
        rating: orElse(node.at('rating'), number, unrated.r),
        results: orElse(node.at('results'), count, 0),
      }));
    const side = (node: JsonNode) => (node.isList ? optionalItems(node).map(text) : [node.text()]);
    const games = input
      .at('games')
      .items()
      .map((node) => ({ a: side(node.at('a')), b: side(node.at('b')), score: readScore(node.at('score')) }));
    return () => {
      const ratings = eloPeriod(players, games, read);
      if ('breach' in ratings) return ratings;
      const entries = Array.from(ratings, ([id, rating]) => [id, rounded(rating, 2)]);
      return { ratings: Object.fromEntries(entries) };
    };
  },
};

const number = (node: JsonNode) => node.number();

/** A number within the range of the scale. */
const between = (low: number, high: number) => (node: JsonNode) => {
  const value = node.number();
  if (value < low || value > high) node.refuse({ oneOf: [`${low}…${high}`] });
  return value;
};
const strength = between(-10_000, 10_000);
const deviation = between(0.01, 1000);
const volatility = between(0.0001, 10);

function readScore(node: JsonNode): number {
  const score = node.number();
  if (![0, 0.5, 1].includes(score)) node.refuse('GAME_SCORE');
  return score;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
