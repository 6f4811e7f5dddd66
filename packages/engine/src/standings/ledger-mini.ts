import type { Account, Item } from './ledger.ts';
import { enter } from './ledger-enter.ts';
import type { TableMatch } from './matches.ts';
import type { Line } from './metrics.ts';
import type { TableSetting } from './setting.ts';
import { clear } from './tally.ts';

/** The matches of two of some teams, who stand in the order of their ids. */
function meetingsOf(among: readonly Account[], before: number, place: number): Item | undefined {
  return among[before]?.meetings[among[place]?.index ?? -1];
}

/** Notes at each team what it shows in the matches among some. */
export function makeMini(among: readonly Account[], { rules }: TableSetting): void {
  for (const account of among) clear(account.mini);
  for (let place = 1; place < among.length; place += 1) {
    for (let before = 0; before < place; before += 1) {
      let item = meetingsOf(among, before, place);
      for (; item !== undefined; item = item.next) {
        if (item.counting === 'COUNTS') enter(item, item.home.mini, item.away.mini, 1, rules);
      }
    }
  }
}

/** A team as the mini-table shows it. */
export function miniLine({ mini, seed }: Account): Line {
  return { tally: mini, points: mini.resultPoints + mini.bonus, fairPlay: mini.fairPlay, seed, series: null };
}

/** Whether every pair has met as often as it has to; without a number of meetings, as often as was listed. */
export function haveAllMet(level: readonly Account[], { rules }: TableSetting): boolean {
  for (let place = 1; place < level.length; place += 1) {
    for (let before = 0; before < place; before += 1) {
      if (!haveMet(meetingsOf(level, before, place), rules.meetings)) return false;
    }
  }
  return true;
}

function haveMet(first: Item | undefined, due: number | undefined): boolean {
  let met = 0;
  let listed = 0;
  for (let item = first; item !== undefined; item = item.next) {
    if (item.counting === 'VOID') continue;
    listed += 1;
    if (item.counting === 'COUNTS') met += 1;
  }
  return met >= Math.max(1, due ?? listed);
}

/** All that is listed among some teams. */
export function matchesAmong(teams: readonly Account[]): readonly TableMatch[] {
  const matches: TableMatch[] = [];
  for (let place = 1; place < teams.length; place += 1) {
    for (let before = 0; before < place; before += 1) {
      let item = meetingsOf(teams, before, place);
      for (; item !== undefined; item = item.next) matches.push(item.match);
    }
  }
  return matches;
}
