import { dayNumber, weekOf } from '../dated/civil.ts';
import { restOnOneDay } from '../dated/judge-pair.ts';
import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { laneCounter } from './near.ts';
import { read } from './read.ts';

const DAY = 24 * 60;
const WEEK = 7;

/** Matches per day, rest and club preferences. */
export function teamPrice(board: Board) {
  const { rules } = board.compiled.problem;
  const nearby = nearbyPrice(board);
  const club = rules.weights.club > 0 && rules.clubs.length > 0 ? clubPrice(board) : null;
  const family = rules.weights.family > 0 && rules.families.length > 0 ? familyPrice(board) : null;
  return (match: number, option: number, team: number, isHome: number): number => {
    let sum = nearby(match, option, team);
    if (club) sum += club(option, team, isHome);
    if (family) sum += family(option, team);
    return sum;
  };
}

/** The team’s matches on the same day beyond its limit, and nearby ones that leave too little rest. */
function nearbyPrice({ compiled, head, next, place, played }: Board) {
  const { days, width, day, at, minutes } = compiled;
  const { rules } = compiled.problem;
  const { rest: needed, goodRest, weights, mostPerTeamAndDay: most } = rules;
  const onOneDay = restOnOneDay(rules);
  const longest = minutes.reduce((longer, one) => Math.max(longer, one), 0);
  const targetRest = Math.max(needed, weights.shortRest > 0 ? goodRest : 0);
  const reach = targetRest > 0 ? Math.ceil((targetRest + longest) / DAY) + 1 : 0;
  const restPrice = (match: number, option: number, other: number, isOneDay: boolean) => {
    const from = read(at, option);
    const otherFrom = read(at, read(place, other));
    const isFirst = from <= otherFrom;
    const rest = isFirst ? otherFrom - from - read(minutes, match) : from - otherFrom - read(minutes, other);
    if (isOneDay) return rest < onOneDay ? HARD : 0;
    if (rest < needed) return HARD;
    return rest < goodRest ? weights.shortRest : 0;
  };
  return (match: number, option: number, team: number): number => {
    const on = read(day, option);
    let sum = HARD * Math.max(0, read(played, team * days + on) - most + 1);
    for (let d = Math.max(0, on - reach); d <= on + reach && d < days; d++)
      for (let holder = read(head, team * days + d); holder >= 0; holder = read(next, holder))
        sum += restPrice(match, option, (holder / width) | 0, d === on);
    return sum;
  };
}

/** The matches that day of the club’s other team, if they are on the wrong side. */
function clubPrice({ compiled, head, next }: Board) {
  const { days, width, day, clubs } = compiled;
  const { club } = compiled.problem.rules.weights;
  return (option: number, team: number, isHome: number): number => {
    let missed = 0;
    for (const mate of clubs[team] ?? [])
      for (let it = read(head, mate.team * days + read(day, option)); it >= 0; it = read(next, it)) {
        const isMateHome = Number(it % width === 0);
        if (mate.isApart ? isHome + isMateHome === 2 : isHome !== isMateHome) missed++;
      }
    return missed * club;
  };
}

/** The matches on other days of the week of teams sharing a family. */
function familyPrice(board: Board) {
  const { days, day, families, problem } = board.compiled;
  const { family } = problem.rules.weights;
  const firstDay = dayNumber(problem.first) ?? 0;
  const weeks = Int32Array.from({ length: days }, (_, index) => weekOf(firstDay + index));
  const inLane = laneCounter(board);
  const isSameWeek = (on: number) => (other: number) =>
    read(day, read(board.place, other)) !== on &&
    read(weeks, read(day, read(board.place, other))) === read(weeks, on);
  return (option: number, team: number): number => {
    const mates = families[team] ?? [];
    if (mates.length === 0) return 0;
    const on = read(day, option);
    const isMissed = isSameWeek(on);
    return family * mates.reduce((sum, mate) => sum + inLane(mate, on, WEEK - 1, isMissed), 0);
  };
}
