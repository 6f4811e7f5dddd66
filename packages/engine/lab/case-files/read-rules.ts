import type { Decider, Metric, Policy, Step } from '../../src/standings/rules.ts';
import type { CaseRules } from './case-file.ts';
import type { JsonNode } from './json-node.ts';

type RuleMetric = Metric | Decider | 'RANKING';

// A list that the compiler checks against the existing metrics.
const ruleMetrics: Readonly<Record<RuleMetric, true>> = {
  POINTS: true,
  POINTS_MEAN: true,
  WINS: true,
  DIFF: true,
  FOR: true,
  AWAY_FOR: true,
  AWAY_WINS: true,
  GOAL_RATIO: true,
  RUBBER_PCT: true,
  RUBBER_DIFF: true,
  SET_RATIO: true,
  SET_PCT: true,
  SET_DIFF: true,
  POINT_RATIO: true,
  POINT_DIFF: true,
  GAME_PCT: true,
  GAME_DIFF: true,
  TRY_DIFF: true,
  TRIES: true,
  FAIR_PLAY: true,
  SEED: true,
  RANKING: true,
  COUNTBACK: true,
  SERIES_POINTS: true,
  LAST_PLACE: true,
  WIN_PCT: true,
  TQB: true,
  ER_TQB: true,
  CLASS_POINTS: true,
  OUTRIGHT: true,
  PLAYED: true,
  LOTS: true,
  PLAYOFF: true,
};
const metrics = Object.keys(ruleMetrics) as RuleMetric[];
const policies: readonly Policy[] = [
  'CONTINUE',
  'CONTINUE_REAPPLY',
  'RESTART',
  'EXTRACT_TOP',
  'EXTRACT_BOTTOM',
];
const known = [
  'points',
  'bySets',
  'setPoints',
  'bonus',
  'primary',
  'policy',
  'tiebreak',
  'meetings',
  'h2hRequireAll',
];

/** Reads the rules of a case. */
export function readRules(node: JsonNode): CaseRules {
  const lastSet = readLastSet(node.at('setPoints'));
  const straight = lastSet?.straight ?? null;
  const bonus = node.at('bonus');
  const limit = (name: string) => (bonus.isAbsent || bonus.at(name).isAbsent ? null : bonus.at(name).count());
  const meetings = node.at('meetings');
  return {
    points: readPoints(node.at('points'), straight),
    bySets: readFlag(node.at('bySets')) || lastSet !== null,
    lastSet: lastSet?.last ?? null,
    bonus: { triesFor: limit('triesFor'), lossWithin: limit('lossWithin') },
    primary: readPrimary(node.at('primary')),
    policy: node.at('policy').oneOf(policies),
    tiebreak: node.at('tiebreak').items().map(readStep),
    meetings: meetings.isAbsent ? null : meetings.count(),
    h2hRequireAll: readFlag(node.at('h2hRequireAll')),
  };
}

/** Rule fields without a meaning here. */
export function unknownRules(node: JsonNode): readonly string[] {
  return node.names().flatMap((name) => (known.includes(name) ? [] : [node.at(name).path]));
}

/** An absent flag is false. */
export function readFlag(node: JsonNode): boolean {
  return !node.isAbsent && node.flag();
}

type Share = { readonly win: number; readonly loss: number };

function readPoints(node: JsonNode, straight: Share | null): CaseRules['points'] {
  const [win, loss] = [node.at('win').number(), node.at('loss').number()];
  const [draw, forfeitLoss] = [node.at('draw'), node.at('forfeitLoss')];
  return {
    win: straight?.win ?? win,
    draw: draw.isAbsent ? 0 : draw.number(),
    loss: straight?.loss ?? loss,
    forfeitLoss: forfeitLoss.isAbsent ? (straight?.loss ?? loss) : forfeitLoss.number(),
  };
}

/** `{"3-0": [3, 0], "3-1": [3, 0], "3-2": [2, 1]}`: only the last set may differ, as in every known sport. */
function readLastSet(node: JsonNode): { last: CaseRules['lastSet']; straight: Share | null } | null {
  if (node.isAbsent) return null;
  const scores = node.names().map((name) => {
    const [won = 0, lost = 0] = name.split('-').map(Number);
    if (!/^\d-\d$/.test(name) || won <= lost) node.at(name).refuse('SET_SCORE');
    const { home: win, away: loss } = node.at(name).pair('PAIR_OF_NUMBERS');
    return { won, lost, win, loss };
  });
  const toWin = Math.max(1, ...scores.map(({ won }) => won));
  const isLast = ({ won, lost }: (typeof scores)[number]) => won === toWin && lost === toWin - 1;
  const last = scores.find(isLast);
  const [straight = null, ...others] = scores.filter((score) => !isLast(score));
  if (straight && others.some(({ win, loss }) => win !== straight.win || loss !== straight.loss))
    node.refuse('ONE_LAST_SET');
  const bestOf = 2 * toWin - 1;
  return { last: last === undefined ? null : { bestOf, win: last.win, loss: last.loss }, straight };
}

function readPrimary(node: JsonNode): readonly Metric[] {
  if (node.isAbsent) return ['POINTS'];
  return node.items().map((item) => {
    const metric = readMetric(item);
    if (metric !== 'LOTS' && metric !== 'PLAYOFF') return metric;
    item.refuse({ oneOf: metrics.filter((name) => name !== 'LOTS' && name !== 'PLAYOFF') });
    return 'POINTS';
  });
}

function readStep(node: JsonNode): Step {
  const scope = node.at('scope');
  return {
    scope: scope.isAbsent ? 'ALL' : scope.oneOf(['ALL', 'H2H']),
    metric: readMetric(node.at('metric')),
    ...(readFlag(node.at('onlyIfTwo')) ? { onlyIfTwo: true } : {}),
  };
}

function readMetric(node: JsonNode): Metric | Decider {
  const metric = node.oneOf(metrics);
  return metric === 'RANKING' ? 'SEED' : metric;
}
