import { type GolfCut, matchPlayResult, rankGolf } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import {
  count,
  flag,
  fromOne,
  inside,
  itemsUnless,
  optional,
  optionalItems,
  orElse,
  status,
  text,
  ties,
} from './fields.ts';
import { readCardRules, scoreCards } from './golf-cards.ts';
import type { CaseReader } from './reader.ts';

/** Stroke play or Stableford over several rounds, from totals or from cards, with a cut and a play-off. */
export const golf: CaseReader = {
  rules: ['rounds', 'cut', 'playoff', 'scoring', 'ties', 'countback', 'holes', 'course', 'allowance'],
  read(rules, input) {
    const cards = readCardRules(rules);
    const isPoints = cards.scoring === 'STABLEFORD';
    const golfers = input
      .at('players')
      .items()
      .map((node) => ({
        id: node.at('id').text(),
        status: status(node),
        order: optional(node.at('order'), count),
        ...(node.at('cards').isAbsent
          ? { rounds: readTotals(node, isPoints), countback: [] }
          : scoreCards(node, cards)),
      }));
    const roundCount = golfers.reduce((most, player) => Math.max(most, player.rounds.length), 1);
    const rounds = orElse(inside(rules, 'rounds'), fromOne, roundCount);
    const playoff = optionalItems(input.at('playoff')).map(text);
    const isPlayed = orElse(inside(rules, 'playoff'), flag, true);
    const cut = optional(inside(rules, 'cut'), (node) => readCut(node, rounds));
    const read = { rounds, cut, isPoints, ties: ties(rules, 'SHARE') };
    return () => {
      const ranked = rankGolf(golfers, isPlayed ? playoff : [], read);
      return 'breach' in ranked ? ranked : { positions: Object.fromEntries(ranked) };
    };
  },
};

function readTotals(node: JsonNode, isPoints: boolean): readonly (number | null)[] {
  return itemsUnless(status(node), node.at('rounds')).map((round) =>
    optional(round, isPoints ? count : fromOne),
  );
}

function readCut(node: JsonNode, rounds: number): GolfCut {
  return {
    afterRound: orElse(node.at('afterRound'), fromOne, Math.max(1, Math.floor(rounds / 2))),
    top: optional(node.at('top'), fromOne),
    ties: orElse(node.at('ties'), flag, true),
    within: optional(node.at('within'), count),
  };
}

/** Hole by hole: A, B or H for halved. */
export const matchPlay: CaseReader = {
  rules: ['holes'],
  read(rules, input) {
    const holes = orElse(inside(rules, 'holes'), fromOne, 18);
    const played = input.at('holes').items();
    const won = played.map((node) => node.oneOf(['A', 'B', 'H'] as const));
    if (played.length > holes) input.at('holes').refuse('HOLES');
    return () => {
      const [a, b] = [won.filter((hole) => hole === 'A').length, won.filter((hole) => hole === 'B').length];
      const result = matchPlayResult(a, b, won.length, holes);
      return { result, winner: result === null || a === b ? null : a > b ? 'A' : 'B' };
    };
  },
};
