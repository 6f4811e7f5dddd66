import { awarded, kinds } from './parts.ts';
import type { Rubber, RubberRules, SportRules } from './rules.ts';
import { impossible, type OverrideProblem } from './shapes.ts';

/** The total worth of a tie’s rubbers. */
export function worthOf(list: readonly Rubber[]): number {
  return list.reduce((sum, { value }) => sum + value, 0);
}

/** So many singles, then so many doubles, each worth one point. */
export function rubberList(singles: number, doubles: number): readonly Rubber[] {
  return [
    ...Array.from({ length: singles }, (_, at): Rubber => ({ key: `S${at + 1}`, kind: 'SINGLES', value: 1 })),
    ...Array.from({ length: doubles }, (_, at): Rubber => ({ key: `D${at + 1}`, kind: 'DOUBLES', value: 1 })),
  ];
}

const pick = (...keys: readonly string[]): readonly Rubber[] =>
  keys.map((key) => ({ key, kind: /^([MWX]?D)\d?$/.test(key) ? 'DOUBLES' : 'SINGLES', value: 1 }));

type Template = Pick<RubberRules, 'list' | 'perPlayer' | 'ordered' | 'stopWhenDecided'>;

/** Common tie formats, by name. */
export const rubberPresets = {
  TWO_AND_ONE: {
    list: rubberList(2, 1),
    perPlayer: { singles: 1, total: 2 },
    ordered: true,
    stopWhenDecided: false,
  },
  DAVIS_CUP: {
    list: pick('S1', 'S2', 'D1', 'S3', 'S4'),
    perPlayer: { singles: 2, total: 3 },
    ordered: false,
    stopWhenDecided: false,
  },
  FOUR_AND_TWO: {
    list: rubberList(4, 2),
    perPlayer: { singles: 1, total: 2 },
    ordered: true,
    stopWhenDecided: false,
  },
  THREE_DOUBLES: {
    list: rubberList(0, 3),
    perPlayer: { singles: 1, total: 1 },
    ordered: true,
    stopWhenDecided: false,
  },
  FIVE_EVENTS: {
    list: pick('MS', 'WS', 'MD', 'WD', 'XD'),
    perPlayer: { singles: 1, total: 2 },
    ordered: false,
    stopWhenDecided: false,
  },
  FIVE_SINGLES: {
    list: rubberList(5, 0),
    perPlayer: { singles: 2, total: 2 },
    ordered: false,
    stopWhenDecided: true,
  },
  THREE_SINGLES: {
    list: rubberList(3, 0),
    perPlayer: { singles: 1, total: 1 },
    ordered: true,
    stopWhenDecided: false,
  },
} as const satisfies Readonly<Record<string, Template>>;
export type RubberPreset = keyof typeof rubberPresets;

/** The rules of a sport whose teams meet in rubbers, each played by the rules of `rubber`. */
export function inRubbers(rubber: SportRules, template: Template): SportRules {
  const { sets } = rubber;
  if (sets === null) throw new TypeError('Rubbers are played in sets.');
  return withRubbers({
    ...rubber,
    mode: 'TEAM',
    scoring: 'RUBBERS',
    onField: null,
    bench: 0,
    minToStart: 1,
    roles: { goalkeeper: false, captain: true },
    sets: null,
    rubbers: { ...template, sets },
    points: { ...rubber.points, win: 2, draw: 1, loss: 0 },
    forfeit: awarded(1, 0),
    chain: 'TIES',
    groupChain: 'TIES',
    goalKinds: kinds('SETS', { RUBBER: 1 }),
  });
}

/** Derives from the rubbers whether a tie may end level, and the score of a forfeit. */
export function withRubbers(rules: SportRules): SportRules {
  if (rules.rubbers === null) return rules;
  const worth = worthOf(rules.rubbers.list);
  return {
    ...rules,
    draw: { league: worth % 2 === 0, knockout: [] },
    forfeit: rules.forfeit.effect === 'SCORE' ? awarded(worth, 0) : rules.forfeit,
  };
}

/** The problems with a competition’s rubbers. */
export function rubberProblems(rubbers: RubberRules | null): readonly OverrideProblem[] {
  if (rubbers === null) return [];
  const { list, perPlayer } = rubbers;
  const isUnique = new Set(list.map(({ key }) => key)).size === list.length;
  return [
    ...(list.length < 1 || list.length > 15 ? impossible('rubbers.list', '1 to 15 rubbers') : []),
    ...(isUnique ? [] : impossible('rubbers.list', 'each key once')),
    ...(perPlayer.singles > perPlayer.total
      ? impossible('rubbers.perPlayer.singles', `at most rubbers.perPlayer.total, ${perPlayer.total}`)
      : []),
    ...(rubbers.sets.to === null ? impossible('rubbers.sets.to', 'a number') : []),
  ];
}
