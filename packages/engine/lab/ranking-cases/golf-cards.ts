import {
  countbackOf,
  courseHandicap,
  type Hole,
  playingHandicap,
  stablefordPoints,
} from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';
import { count, flag, fromOne, inside, optional, optionalItems, orElse } from './fields.ts';

interface CardRules {
  readonly scoring: 'STROKES' | 'NET' | 'STABLEFORD';
  readonly holes: readonly Hole[];
  /** Converts a handicap index to strokes on this course. */
  readonly onCourse: ((index: number) => number) | null;
  readonly hasCountback: boolean;
}

/** The course and the scoring of its cards. */
export function readCardRules(rules: JsonNode): CardRules {
  const course = inside(rules, 'course');
  const allowance = orElse(inside(rules, 'allowance'), count, 95);
  const holes = optionalItems(inside(rules, 'holes')).map((node) => ({
    par: fromOne(node.at('par')),
    strokeIndex: fromOne(node.at('strokeIndex')),
  }));
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const measured = optional(course, (node) => ({
    ratingTenths: Math.round(node.at('rating').number() * 10),
    slope: fromOne(node.at('slope')),
    par: orElse(node.at('par'), fromOne, par),
  }));
  return {
    scoring: orElse(
      inside(rules, 'scoring'),
      (node) => node.oneOf(['STROKES', 'NET', 'STABLEFORD'] as const),
      'STROKES',
    ),
    holes,
    onCourse:
      measured && ((index) => playingHandicap(courseHandicap(Math.round(index * 10), measured), allowance)),
    hasCountback: orElse(inside(rules, 'countback'), flag, false),
  };
}

/** A player’s rounds from their cards, and the countback values of the last one. */
export function scoreCards(
  player: JsonNode,
  { scoring, holes, onCourse, hasCountback }: CardRules,
): { readonly rounds: readonly (number | null)[]; readonly countback: readonly number[] } {
  const handicapNode = player.at('handicap');
  const index = orElse(handicapNode, (node) => node.number(), 0);
  if (index < -10 || index > 54) handicapNode.refuse('HANDICAP');
  const handicap = onCourse === null ? Math.round(index) : onCourse(index);
  const cards = player
    .at('cards')
    .items()
    .map((card) => {
      const strokes = card.items().map((hole) => optional(hole, fromOne));
      if (strokes.length !== holes.length) card.refuse('HOLES');
      return strokes;
    });
  const deduction = scoring === 'NET' ? handicap : 0;
  const scores = cards.map((strokes): readonly (number | null)[] =>
    scoring === 'STABLEFORD' ? stablefordPoints(holes, strokes, handicap) : strokes,
  );
  const last = scores.at(-1)?.map((score) => score ?? 0) ?? [];
  return {
    rounds: scores.map((card) =>
      card.includes(null) ? null : card.reduce<number>((sum, score) => sum + (score ?? 0), 0) - deduction,
    ),
    countback: hasCountback ? countbackOf(last, deduction) : [],
  };
}
