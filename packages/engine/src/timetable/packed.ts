import { createRandom } from '../chance/random.ts';
import { minutesOf } from './clock.ts';
import { earliestFree } from './earliest-free.ts';
import { playingDays } from './playing-days.ts';
import type { Placed, TimetableMatch, TimetablePreferences } from './preferences.ts';
import { compareQuality, qualityOf } from './quality.ts';

/** How many waiting matches are considered for a place; matches that feed others come first. */
const lookAhead = 200;

const maxTries = 60;
/** The limit of comparisons per answer, since the interface waits for it on each keystroke. */
const effort = 1_500_000;

/**
 * As many matches a day as fit. Each field takes the match whose sides have waited longest; several orders
 * are tried, and the one that ends first is used.
 */
export function packed(
  matches: readonly TimetableMatch[],
  preferences: TimetablePreferences,
): readonly Placed[] {
  const random = createRandom('timetable');
  const tries = Math.max(1, Math.min(maxTries, Math.floor(effort / matches.length ** 2)));
  let best = placeInOrder(matches, preferences);
  let bestQuality = qualityOf(matches, best, preferences);
  for (let turn = 1; turn < tries; turn += 1) {
    const placed = placeInOrder(nearlyInOrder(matches, random.shuffle(matches)), preferences);
    const quality = qualityOf(matches, placed, preferences);
    if (compareQuality(quality, bestQuality) >= 0) continue;
    best = placed;
    bestQuality = quality;
  }
  return best;
}

/** A different order within each round. */
function nearlyInOrder(matches: readonly TimetableMatch[], shuffled: readonly TimetableMatch[]) {
  const rounds = new Set(matches.map(({ round }) => round));
  return [...rounds].flatMap((round) => shuffled.filter((match) => match.round === round));
}

function placeInOrder(
  matches: readonly TimetableMatch[],
  preferences: TimetablePreferences,
): readonly Placed[] {
  const placed: Placed[] = [];
  let waiting = matches;
  const { after } = preferences;
  for (const day of playingDays(preferences)) {
    if (after !== undefined && day < after.day) continue;
    if (waiting.length === 0) break;
    const today = placeOnDay(waiting, day, new Set(placed.map(({ match }) => match)), preferences);
    placed.push(...today);
    const ids = new Set(today.map(({ match }) => match));
    waiting = waiting.filter(({ id }) => !ids.has(id));
  }
  return placed;
}

interface Readiness {
  readonly match: TimetableMatch;
  /** The minute from which it can be played; infinite if not today. */
  readonly from: number;
  /** The latest end of its sides’ previous matches. */
  readonly rested: number;
}

function placeOnDay(
  matches: readonly TimetableMatch[],
  day: string,
  before: ReadonlySet<string>,
  preferences: TimetablePreferences,
): readonly Placed[] {
  const { every, lasts = every, rest, lastKickOff } = preferences;
  const last = minutesOf(lastKickOff);
  const placed = new Map<string, Placed>();
  const ends = new Map<string, number>();
  const fields = new Fields(day, preferences);
  let waiting = matches;
  const readinessOf = (match: TimetableMatch): Readiness => {
    const rested = Math.max(...match.sides.map((side) => ends.get(side) ?? Number.NEGATIVE_INFINITY));
    const feeders = match.after.map((id) => {
      const feeder = placed.get(id);
      if (feeder !== undefined) return feeder.from + lasts;
      return before.has(id) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    });
    return { match, from: Math.max(rested, ...feeders) + rest, rested: Math.max(rested, ...feeders) };
  };
  while (waiting.length > 0) {
    const { field, from } = fields.next();
    if (from > last) break;
    const ready = waiting.slice(0, lookAhead).map(readinessOf);
    const playable = ready.filter((item) => item.from <= from);
    if (playable.length === 0) {
      // If no match is ready, the field waits for the first one that will be.
      const soonest = Math.min(...ready.map((item) => item.from));
      if (soonest > last) break;
      fields.keep(field, soonest);
      continue;
    }
    const { match } = playable.reduce(preferred);
    placed.set(match.id, { match: match.id, day, from, field });
    for (const side of match.sides) ends.set(side, from + lasts);
    fields.keep(field, from + every);
    waiting = waiting.filter((other) => other !== match);
  }
  return finalsFirst([...placed.values()], matches);
}

/** The final is last; otherwise the longest rested goes first, then the earlier round. */
function preferred(one: Readiness, other: Readiness): Readiness {
  if (one.match.isFinal !== other.match.isFinal) return one.match.isFinal ? other : one;
  if (one.rested !== other.rested) return one.rested < other.rested ? one : other;
  return other.match.round < one.match.round ? other : one;
}

/** A final that kicks off alongside other matches gets the first of their fields. */
function finalsFirst(placed: readonly Placed[], matches: readonly TimetableMatch[]): readonly Placed[] {
  const finals = new Set(matches.filter(({ isFinal }) => isFinal).map(({ id }) => id));
  const final = placed.find(({ match }) => finals.has(match));
  if (final === undefined) return placed;
  const simultaneous = placed.filter(({ from }) => from === final.from);
  const first = Math.min(...simultaneous.map(({ field }) => field));
  return placed.map((item) => {
    if (item === final) return { ...item, field: first };
    return simultaneous.includes(item) && item.field === first ? { ...item, field: final.field } : item;
  });
}

/** When each field of a day becomes free. */
class Fields {
  readonly #free: number[];
  readonly #day: string;
  readonly #wishes: TimetablePreferences;

  constructor(day: string, preferences: TimetablePreferences) {
    this.#day = day;
    this.#wishes = preferences;
    const first = minutesOf(preferences.firstKickOff);
    this.#free = Array.from({ length: preferences.fields }, (_, field) =>
      earliestFree(preferences, { day, field }, first),
    );
  }

  /** The field that becomes free first. */
  next(): { readonly field: number; readonly from: number } {
    const from = Math.min(...this.#free);
    return { field: this.#free.indexOf(from), from };
  }

  /** Reserves the field until then. */
  keep(field: number, until: number): void {
    this.#free[field] = earliestFree(this.#wishes, { day: this.#day, field }, until);
  }
}
