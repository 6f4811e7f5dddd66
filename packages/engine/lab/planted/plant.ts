import type { Random } from '../../src/chance/index.ts';
import type { Traits } from './traits.ts';

/** A match of two teams by number, and its place: a day and a kick-off on that day. */
export interface Planted {
  readonly home: number;
  readonly away: number;
  readonly isDerby: boolean;
  readonly day: number;
  readonly time: number;
}

type Pairing = Omit<Planted, 'day' | 'time'>;

const WEEK = 7;
/** Minutes from one kick-off to the next in an evening. */
export const timeMinutes = 120;
export const matchMinutes = 90;
const DAY = 1440;
/** A season that cannot be planted in this many tries is drawn again. */
const MOST_TRIES = 400;
/** How often each match moves to another place once all have one: this hides the order of the rounds. */
const MOVES_PER_MATCH = 6;

/** The number of days in a season: two matches against each opponent. */
export function daysOf({ teams, pace }: Traits): number {
  return 2 * (teams - 1) * pace;
}

/** The ground of a team. */
export function groundOf(team: number, { perGround }: Traits): number {
  return Math.floor(team / perGround);
}

/** Places a whole season at random, round by round, then stirs it; null if a match found no place. */
export function plant(traits: Traits, random: Random): readonly Planted[] | null {
  const nights = hostNights(traits, random);
  const standing: Planted[] = [];
  const rounds = roundsOf(traits, random);
  for (const [round, pairings] of rounds.entries())
    for (const pairing of pairings) {
      const place = () => ({
        day: Math.min(daysOf(traits) - 1, round * traits.pace + random.below(traits.pace * 2)),
        time: random.below(traits.times),
      });
      const found = findPlace(pairing, place, standing, traits, nights);
      if (found === null) return null;
      standing.push(found);
    }
  return shuffled(standing, traits, nights, random);
}

function findPlace(
  pairing: Pairing,
  place: () => Pick<Planted, 'day' | 'time'>,
  standing: readonly Planted[],
  traits: Traits,
  nights: readonly ReadonlySet<number>[],
): Planted | null {
  for (let tried = 0; tried < MOST_TRIES; tried++) {
    const match = { ...pairing, ...place() };
    if (fits(match, standing, traits, nights)) return match;
  }
  return null;
}

function shuffled(
  planted: readonly Planted[],
  traits: Traits,
  nights: readonly ReadonlySet<number>[],
  random: Random,
): readonly Planted[] {
  const standing = [...planted];
  for (let tried = 0; tried < MOVES_PER_MATCH * planted.length; tried++) {
    const index = random.below(standing.length);
    const [old] = standing.splice(index, 1) as [Planted];
    const match = { ...old, day: random.below(daysOf(traits)), time: random.below(traits.times) };
    standing.push(fits(match, standing, traits, nights) ? match : old);
  }
  return standing;
}

/** The weekdays on which each ground has room for its teams. */
function hostNights(traits: Traits, random: Random): readonly ReadonlySet<number>[] {
  const week = Array.from({ length: WEEK }, (_, night) => night);
  return Array.from({ length: traits.teams }, () => new Set(random.shuffle(week).slice(0, traits.weekdays)));
}

/** A double round robin by the circle method: one team stays, the others rotate. */
function roundsOf({ teams, derbies }: Traits, random: Random): readonly (readonly Pairing[])[] {
  const order = random.shuffle(Array.from({ length: teams }, (_, team) => team));
  const [fixed = 0, ...circle] = teams % 2 === 0 ? order : [-1, ...order];
  const pairing = (home: number, away: number): Pairing => {
    const isDerby = Math.floor(home / 2) === Math.floor(away / 2) && Math.floor(home / 2) < derbies;
    return { home, away, isDerby };
  };
  const legs = circle.map((_, round) => {
    const turned = [fixed, ...circle.slice(round), ...circle.slice(0, round)];
    const pairs = turned.slice(0, turned.length / 2).map((team, index) => {
      const other = turned[turned.length - 1 - index] ?? -1;
      return (round + index) % 2 === 0 ? pairing(team, other) : pairing(other, team);
    });
    return pairs.filter(({ home, away }) => home >= 0 && away >= 0);
  });
  return [...legs, ...legs.map((leg) => leg.map(({ home, away }) => pairing(away, home)))];
}

function fits(
  match: Planted,
  standing: readonly Planted[],
  traits: Traits,
  nights: readonly ReadonlySet<number>[],
): boolean {
  if (!nights[groundOf(match.home, traits)]?.has(match.day % WEEK)) return false;
  if (standing.some((other) => areInConflict(match, other, traits))) return false;
  return [match.home, match.away].every((team) => {
    const days = standing.filter((it) => it.home === team || it.away === team).map(({ day }) => day);
    return traits.stretches.every((limit) => hasRoom([...days, match.day], match.day, limit));
  });
}

function areInConflict(a: Planted, b: Planted, traits: Traits): boolean {
  const apart = Math.abs(a.day - b.day);
  const shared = [a.home, a.away].filter((team) => team === b.home || team === b.away).length;
  if (shared > 0 && (apart === 0 || minutesBetween(a, b) < traits.rest)) return true;
  if (shared === 2 && apart < traits.returnGap) return true;
  const isSameGround = groundOf(a.home, traits) === groundOf(b.home, traits);
  if (apart > 0) return false;
  return (
    (isSameGround && a.time === b.time) || (a.isDerby && b.isDerby && (isSameGround || a.time === b.time))
  );
}

function minutesBetween(a: Planted, b: Planted): number {
  const from = ({ day, time }: Planted) => day * DAY + time * timeMinutes;
  return Math.abs(from(a) - from(b)) - matchMinutes;
}

/** Whether no stretch containing a day would exceed its limit. */
function hasRoom(
  played: readonly number[],
  on: number,
  { days, max }: { readonly days: number; readonly max: number },
): boolean {
  return Array.from({ length: days }, (_, back) => on - back).every(
    (start) => played.filter((day) => day >= start && day < start + days).length <= max,
  );
}
