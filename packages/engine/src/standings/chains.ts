import type { ChainKey } from '../sports/chain-keys.ts';
import type { Chain, Decider, Metric, Scope, Step } from './rules.ts';

const all = (...metrics: (Metric | Decider)[]): Step[] => metrics.map((metric) => step('ALL', metric));
const h2h = (...metrics: Metric[]): Step[] => metrics.map((metric) => step('H2H', metric));
const ifTwo = (metric: Metric): Step => ({ ...step('H2H', metric), onlyIfTwo: true });

/** How each federation breaks ties. */
export const chains: Readonly<Record<ChainKey, Chain>> = {
  // RFEF, Reglamento General, art. 201 and 224.
  RFEF: {
    primary: ['POINTS'],
    policy: 'RESTART',
    h2hRequireAll: true,
    steps: [...h2h('POINTS', 'DIFF'), ...all('DIFF', 'FOR', 'FAIR_PLAY', 'PLAYOFF')],
  },
  // UEFA Euro 2024, art. 20: the head-to-head criteria are applied again to teams that are still level.
  UEFA: {
    primary: ['POINTS'],
    policy: 'CONTINUE_REAPPLY',
    steps: [...h2h('POINTS', 'DIFF', 'FOR'), ...all('DIFF', 'FOR', 'WINS', 'FAIR_PLAY', 'LOTS')],
  },
  FIFA: {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [...all('DIFF', 'FOR'), ...h2h('POINTS', 'DIFF', 'FOR'), ...all('FAIR_PLAY', 'LOTS')],
  },
  // FIBA, Official Basketball Rules, D.1.3 and D.1.4.
  FIBA: {
    primary: ['POINTS'],
    policy: 'RESTART',
    steps: [...h2h('POINTS', 'DIFF', 'FOR'), ...all('DIFF', 'FOR', 'LOTS')],
  },
  EHF: {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [...h2h('POINTS', 'DIFF', 'FOR'), ...all('DIFF', 'FOR', 'LOTS')],
    untilComplete: all('DIFF', 'FOR'),
  },
  FIVB: {
    primary: ['WINS', 'POINTS'],
    policy: 'RESTART',
    steps: [...all('SET_RATIO', 'POINT_RATIO'), ...h2h('WINS'), ...all('LOTS')],
  },
  // Rugby World Cup: the best team leaves the tie, the others start again.
  WR: {
    primary: ['POINTS'],
    policy: 'EXTRACT_TOP',
    steps: [ifTwo('POINTS'), ...all('DIFF', 'TRY_DIFF', 'FOR', 'TRIES', 'SEED')],
  },
  FIH: {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [...all('WINS', 'DIFF', 'FOR'), ...h2h('POINTS'), ...all('PLAYOFF')],
  },
  // Ice and roller hockey: results among the level teams, again for those still level.
  DIRECT: {
    primary: ['POINTS'],
    policy: 'RESTART',
    steps: [...h2h('POINTS', 'DIFF', 'FOR'), ...all('DIFF', 'FOR', 'LOTS')],
  },
  // BWF, General Competition Regulations, 16.2.
  RACKET: {
    primary: ['WINS'],
    policy: 'RESTART',
    steps: [ifTwo('WINS'), ...all('SET_DIFF', 'POINT_DIFF', 'LOTS')],
  },
  // ITTF, 3.7.5: points, then sets, then points in the matches among the level players.
  ITTF: {
    primary: ['POINTS'],
    policy: 'RESTART',
    steps: [...h2h('POINTS', 'SET_RATIO', 'POINT_RATIO'), ...all('LOTS')],
  },
  // Team leagues in racket sports: totals of the rubbers of all ties.
  TIES: {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [...all('RUBBER_DIFF', 'SET_DIFF', 'GAME_DIFF'), ...h2h('POINTS', 'RUBBER_DIFF'), ...all('LOTS')],
  },
  // ITF, Davis Cup Finals: two are separated by their tie, more by percentages of rubbers, sets and games.
  DAVIS: {
    primary: ['WINS'],
    policy: 'RESTART',
    steps: [ifTwo('WINS'), ...all('RUBBER_PCT', 'SET_PCT', 'GAME_PCT', 'LOTS')],
  },
  WBSC: {
    primary: ['WIN_PCT'],
    policy: 'RESTART',
    steps: [...h2h('WINS', 'TQB', 'ER_TQB'), ...all('LOTS')],
  },
  AF: {
    primary: ['WIN_PCT'],
    policy: 'RESTART',
    steps: [...h2h('WINS', 'DIFF'), ...all('DIFF', 'FOR', 'LOTS')],
  },
  // Match play: halved matches count half, then the match between the two, then the holes up.
  HOLES: {
    primary: ['POINTS'],
    policy: 'RESTART',
    steps: [ifTwo('POINTS'), ...all('DIFF', 'WINS', 'LOTS')],
  },
  COMBAT: {
    primary: ['WINS'],
    policy: 'RESTART',
    steps: [ifTwo('WINS'), ...all('CLASS_POINTS', 'DIFF', 'LOTS')],
  },
  // UWW, Nordic system: of three or more, the last is settled first, by falls, superiorities and points.
  NORDIC: {
    primary: ['WINS'],
    policy: 'EXTRACT_BOTTOM',
    steps: [ifTwo('WINS'), ...all('OUTRIGHT', 'CLASS_POINTS', 'FOR', 'DIFF', 'LOTS')],
  },
  SERIES: {
    primary: ['SERIES_POINTS'],
    policy: 'CONTINUE',
    steps: all('COUNTBACK', 'LAST_PLACE', 'LOTS'),
  },
  // Changing partners; if some have played more matches than others, by the average per match.
  PARTNERS: {
    primary: ['POINTS'],
    policy: 'CONTINUE',
    steps: [...all('WINS', 'DIFF'), ...h2h('DIFF'), ...all('LOTS')],
  },
};

/** Ranks one position across groups: teams that never met. */
export const acrossGroupsChain: Chain = {
  primary: ['POINTS'],
  policy: 'CONTINUE',
  steps: all('DIFF', 'FOR', 'WINS', 'FAIR_PLAY', 'LOTS'),
};

function step(scope: Scope, metric: Metric | Decider): Step {
  return { scope, metric };
}
