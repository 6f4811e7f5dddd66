import { awarded, points, sets } from '../../sports/parts.ts';
import type { Card, Pair, TableMatch, Withdrawal } from '../matches.ts';
import type { Chain, Metric, Policy, Step, TableRules } from '../rules.ts';
import type { TableInput } from '../setting.ts';

type Both = readonly [home: number, away: number];

/** A real table as it is written down in `golden/standings`: official rows, and what they follow from. */
export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  readonly rules: GoldenRules;
  readonly teams: readonly string[];
  readonly matches: readonly GoldenMatch[];
  readonly adjustments?: TableInput['adjustments'];
  readonly withdrawn?: readonly GoldenWithdrawal[];
  readonly extra?: {
    readonly fairPlay?: Readonly<Record<string, number>>;
    readonly lots?: readonly string[];
  };
  readonly cards?: readonly GoldenCard[];
  readonly expected: readonly GoldenRow[];
  readonly discriminates?: readonly string[];
  readonly decisions?: readonly GoldenDecision[];
}

interface GoldenRules {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly forfeitLoss?: number;
  };
  readonly bySets?: boolean;
  readonly setPoints?: Readonly<Record<string, Both>>; // winner first
  readonly bonus?: { readonly triesFor?: number; readonly lossWithin?: number };
  readonly primary?: readonly Metric[];
  readonly policy: Policy;
  readonly tiebreak: readonly Step[];
  readonly meetings?: number;
  readonly h2hRequireAll?: boolean;
}

interface GoldenMatch {
  readonly home: string;
  readonly away: string;
  readonly hs: number;
  readonly as: number;
  readonly date?: string;
  readonly sets?: readonly Both[];
  readonly tries?: Both;
  readonly status?: 'PLAYED' | 'AWARDED';
  readonly noBonus?: boolean;
}

interface GoldenWithdrawal {
  readonly team: string;
  readonly mode: Withdrawal['mode'];
  readonly awardScore?: Both;
  readonly forceLast?: boolean;
  readonly forcePoints?: number;
}

interface GoldenCard {
  readonly match: string;
  readonly team: string;
  readonly player: string;
  readonly kind: Card['kind'];
}

/** An official row; a source may give only some of its columns. */
export interface GoldenRow {
  readonly pos: number;
  readonly team: string;
  readonly [column: string]: number | string;
}

interface GoldenDecision {
  readonly tied: readonly string[];
  readonly by: string;
  readonly result: readonly (readonly string[])[];
}

/** The case in the words of the engine. */
export function tableInput(golden: GoldenCase): TableInput {
  const draw = golden.extra?.lots;
  return {
    rules: tableRules(golden.rules),
    teams: golden.teams,
    matches: golden.matches.map(tableMatch),
    adjustments: golden.adjustments ?? [],
    withdrawals: (golden.withdrawn ?? []).map(tableWithdrawal),
    fairPlay: golden.extra?.fairPlay ?? {},
    draws: draw === undefined ? [] : [{ order: draw }],
  };
}

function tableRules(rules: GoldenRules): TableRules {
  const { win, draw, loss, forfeitLoss = loss } = rules.points;
  const { triesFor, lossWithin } = rules.bonus ?? {};
  const [lastSetWin, lastSetLoss] = rules.setPoints?.['3-2'] ?? [null, null];
  const chain: Chain = {
    primary: rules.primary ?? ['POINTS'],
    policy: rules.policy,
    steps: rules.tiebreak,
    h2hRequireAll: rules.h2hRequireAll ?? false,
  };
  return {
    points: points(win, draw, loss, {
      forfeitLoss,
      lastSetWin,
      lastSetLoss,
      tryBonus: triesFor === undefined ? null : { tries: triesFor, points: 1 },
      losingBonus: lossWithin === undefined ? null : { within: lossWithin, points: 1 },
    }),
    forfeit: awarded(0, 0),
    sets: rules.bySets === true ? sets(5, 25) : null,
    scoring: rules.bySets === true ? 'SETS' : 'GOALS',
    draw: { league: true, knockout: [] },
    chain,
    ...(rules.meetings === undefined ? {} : { meetings: rules.meetings }),
  };
}

function tableMatch({ home, away, hs, as, ...more }: GoldenMatch, index: number): TableMatch {
  const { date, tries, noBonus, status } = more;
  return {
    id: String(index).padStart(4, '0'),
    home,
    away,
    state: 'CLOSED',
    score: { home: hs, away: as },
    outcome: status === 'AWARDED' ? awardedTo(hs, as) : 'NORMAL',
    noBonus: noBonus ?? false,
    sets: (more.sets ?? []).map(pair),
    ...(date === undefined ? {} : { at: date }),
    ...(tries === undefined ? {} : { tries: pair(tries) }),
  };
}

function pair([home, away]: Both): Pair {
  return { home, away };
}

function awardedTo(home: number, away: number): 'FORFEIT_HOME' | 'FORFEIT_AWAY' | 'DRAW_AWARDED' {
  if (home === away) return 'DRAW_AWARDED';
  return home > away ? 'FORFEIT_AWAY' : 'FORFEIT_HOME';
}

function tableWithdrawal({ team, mode, awardScore, forceLast, forcePoints }: GoldenWithdrawal): Withdrawal {
  return {
    team,
    mode,
    ...(awardScore === undefined ? {} : { award: { rival: awardScore[0], leaver: awardScore[1] } }),
    ...(forceLast === undefined ? {} : { forceLast }),
    ...(forcePoints === undefined ? {} : { points: forcePoints }),
  };
}
