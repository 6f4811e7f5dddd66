// The building blocks of the table of sports.
import type {
  CardRule,
  ForfeitRules,
  FoulRules,
  GoalKind,
  GoalStat,
  LineupRoles,
  PeriodRules,
  RulesOverride,
  SetRules,
  Sport,
  SportRules,
  TablePoints,
} from './rules.ts';
import type { Localised, SportKey } from './sports.ts';

/** A variant of a sport: its key, its names and how it is played. */
export function variant(
  parentKey: SportKey,
  key: string,
  name: Localised,
  rules: SportRules,
  options: Readonly<Record<string, RulesOverride>> = {},
): Sport {
  return { key, parentKey, name, options, ...rules };
}

/** n periods of so many minutes, and the extra periods after a level match. */
export function periods(n: number, min: number | null, more: Partial<PeriodRules> = {}): PeriodRules {
  return { n, min, otN: 0, otMin: null, stopped: false, target: null, ...more };
}

/** Best of so many sets, each to a number of points. */
export function sets(bestOf: number, to: number | null, more: Partial<SetRules> = {}): SetRules {
  return { bestOf, to, lastTo: to, winBy: 2, cap: null, goldenPoint: false, ...more };
}

/** Points for a win, a draw (null if impossible) and a loss. */
export function points(
  win: number,
  draw: number | null,
  loss: number,
  more: Partial<TablePoints> = {},
): TablePoints {
  return {
    win,
    draw,
    loss,
    forfeitLoss: 0,
    overtimeWin: null,
    overtimeLoss: null,
    shootOutWin: null,
    shootOutLoss: null,
    lastSetWin: null,
    lastSetLoss: null,
    tryBonus: null,
    losingBonus: null,
    places: null,
    ...more,
  };
}

/** The score awarded to the innocent side. */
export function awarded(winner: number, loser: number, more: Partial<ForfeitRules> = {}): ForfeitRules {
  return { effect: 'SCORE', winner, loser, eachSet: null, tries: null, tooFewPlayers: null, ...more };
}

export const walkover: ForfeitRules = awarded(0, 0, { effect: 'WALKOVER' });
export const annulled: ForfeitRules = awarded(0, 0, { effect: 'ANNUL' });
export const unplaced: ForfeitRules = awarded(0, 0, { effect: 'UNPLACED' });

/** Goal kinds counted as the same statistic: `kinds('GOALS', { GOAL: 1, PENALTY: 1 })`. */
export function kinds(stat: GoalStat, values: Readonly<Record<string, number>>): readonly GoalKind[] {
  return Object.entries(values).map(([key, value]) => ({ key, value, stat }));
}

/** A card; by default it only warns. */
export function card(key: string, more: Partial<CardRule> = {}): CardRule {
  return { key, minutes: null, sendsOff: false, rivalPoints: 0, repeat: null, derived: false, ...more };
}

/** A card that ends the person’s match. */
export function sendingOff(key: string): CardRule {
  return card(key, { sendsOff: true });
}

/** Fouls that are recorded but have no consequences by themselves. */
export const plainFouls: FoulRules = { kinds: [{ key: 'FOUL', weight: 0 }], out: null, team: null };

/** Lineups with a captain, and those with a goalkeeper too. */
export const withCaptain: LineupRoles = { goalkeeper: false, captain: true };
export const withGoalkeeper: LineupRoles = { goalkeeper: true, captain: true };

/** The common defaults; a sport’s row overrides them. */
export const plainRules: Pick<
  SportRules,
  | 'mode'
  | 'bench'
  | 'roles'
  | 'comeBack'
  | 'periods'
  | 'sets'
  | 'methods'
  | 'bout'
  | 'partners'
  | 'rubbers'
  | 'cards'
  | 'fouls'
  | 'stats'
> = {
  mode: 'TEAM',
  bench: 0,
  roles: { goalkeeper: false, captain: false },
  comeBack: true,
  periods: null,
  sets: null,
  methods: [],
  bout: null,
  partners: null,
  rubbers: null,
  cards: [],
  fouls: null,
  stats: [],
};
