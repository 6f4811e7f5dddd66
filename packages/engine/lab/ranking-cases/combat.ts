import {
  type Corner,
  type Deduction,
  decideCards,
  type JudgedRound,
  rankBracket,
  repechageSystems,
} from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import { flag, fromOne, inside, optional, orElse, text } from './fields.ts';
import type { CaseReader } from './reader.ts';

/** The cards of a boxing match. */
export const cards: CaseReader = {
  rules: ['system', 'rounds', 'knockdowns', 'sumCards'],
  read(rules, input) {
    orElse(inside(rules, 'system'), (node) => node.oneOf(['TEN_POINT_MUST'] as const), 'TEN_POINT_MUST');
    const names = { A: input.at('A').text(), B: input.at('B').text() };
    if (names.A === names.B) input.at('B').refuse('TWO_NAMES');
    const judges = input
      .at('judges')
      .items()
      .map((judge, at) => ({
        name: orElse(judge.at('name'), text, `${at + 1}`),
        rounds: judge
          .at('rounds')
          .items()
          .map((round) => readRound(round, names)),
        named: optional(judge.at('winner'), (node) => cornerOf(node, node.text(), names)),
      }));
    const rounds = orElse(inside(rules, 'rounds'), fromOne, judges[0]?.rounds.length ?? 0);
    const knockdowns = readKnockdowns(input.at('knockdowns'), rounds);
    const fight = { judges, knockdowns, deductions: readDeductions(input.at('deductions'), names) };
    const read = {
      rounds,
      knockdowns: orElse(inside(rules, 'knockdowns'), flag, true),
      sumCards: orElse(inside(rules, 'sumCards'), flag, false),
    };
    return () => decideCards(fight, read);
  },
};

type Names = Readonly<Record<Corner, string>>;

function readRound(node: JsonNode, names: Names): JudgedRound {
  if (node.isList) {
    const { home, away } = node.pair();
    return [home, away];
  }
  if (!node.isText) node.refuse('JUDGED_ROUND');
  const winner = node.isText ? node.text() : 'E';
  return winner === 'E' ? 'E' : cornerOf(node, winner, names, 'JUDGED_ROUND');
}

function cornerOf(
  node: JsonNode,
  name: string,
  names: Names,
  expected: 'ONE_CORNER' | 'JUDGED_ROUND' = 'ONE_CORNER',
): Corner {
  if (name === 'A' || name === names.A) return 'A';
  if (name !== 'B' && name !== names.B) node.refuse(expected);
  return 'B';
}

/** Knockdowns by round number. */
function readKnockdowns(node: JsonNode, rounds: number): ReadonlyMap<number, number> {
  const numbers = node.isAbsent ? [] : node.names();
  return new Map(
    numbers.map((name) => {
      if (!/^[1-9]\d?$/.test(name) || Number(name) > rounds) node.at(name).refuse({ oneOf: [`1…${rounds}`] });
      return [Number(name), node.at(name).count()];
    }),
  );
}

/** A list [{from, points}], by boxer {A: 1}, or by round {"11": {"A": 1}} or {"11": "A"}. */
function readDeductions(node: JsonNode, names: Names): readonly Deduction[] {
  if (node.isAbsent) return [];
  if (node.isList)
    return node.items().map((item) => {
      const nodes = ['from', 'fighter', 'boxer', 'corner'].map((name) => item.at(name));
      const from = nodes.find(({ isAbsent }) => !isAbsent) ?? item.at('from');
      return { from: cornerOf(from, from.text(), names), points: orElse(item.at('points'), fromOne, 1) };
    });
  return node.names().flatMap((name): readonly Deduction[] => {
    const value = node.at(name);
    if (value.isNumber) return [{ from: cornerOf(value, name, names), points: value.count() }];
    if (value.isText) return [{ from: cornerOf(value, value.text(), names), points: 1 }];
    // By round and then by boxer, or the other way round.
    return value.names().map((inner) => ({
      from: cornerOf(value, /^\d+$/.test(inner) ? name : inner, names),
      points: value.at(inner).count(),
    }));
  });
}

const apart = /^(FINAL$|REP|BRONZE)/;

/** A knockout with repechage. */
export const bracket: CaseReader = {
  rules: ['system', 'cross', 'mainRounds'],
  read(rules, input) {
    const bouts = input
      .at('bouts')
      .items()
      .map((node) => ({
        round: node.at('round').text(),
        a: node.at('a').text(),
        b: optional(node.at('b'), text),
        winner: node.at('winner').text(),
      }))
      .map((bout) => (bout.b === 'BYE' ? { ...bout, b: null } : bout));
    const inOrder = [...new Set(bouts.map(({ round }) => round))].filter((round) => !apart.test(round));
    const read = {
      system: rules.at('system').oneOf(repechageSystems),
      cross: orElse(inside(rules, 'cross'), flag, true),
      mainRounds: orElse(inside(rules, 'mainRounds'), (node) => node.items().map(text), inOrder),
    };
    return () => {
      const ranked = rankBracket(bouts, read);
      if ('breach' in ranked) return ranked;
      const { repechage, bronze, first, second, thirds, fifths } = ranked;
      return { repechage, bronze, medals: { 1: first, 2: second, 3: thirds, 5: fifths } };
    };
  },
};
