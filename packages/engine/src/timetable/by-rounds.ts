import { minutesOf } from './clock.ts';
import { earliestFree } from './earliest-free.ts';
import { matchdays, playingDays } from './playing-days.ts';
import type { Placed, TimetableMatch, TimetablePreferences } from './preferences.ts';

interface Place {
  readonly day: string;
  readonly from: number;
  readonly field: number;
}

/** One round at a time, as in a season: a side plays once per matchday, and early hours are shared fairly. */
export function byRounds(
  matches: readonly TimetableMatch[],
  preferences: TimetablePreferences,
): readonly Placed[] {
  const placed: Placed[] = [];
  const early = new Turns();
  let waiting = matches;
  const { after } = preferences;
  for (const days of matchdays(playingDays(preferences))) {
    if (waiting.length === 0) break;
    if (after !== undefined && days.some((day) => day <= after.day)) continue;
    const before = new Set(placed.map(({ match }) => match));
    const round = playable(waiting, before);
    const today = fill(places(days, preferences), round, early);
    placed.push(...today);
    const ids = new Set(today.map(({ match }) => match));
    waiting = waiting.filter(({ id }) => !ids.has(id));
  }
  return placed;
}

/** The matches of the earliest remaining round that can be played in one matchday. */
function playable(matches: readonly TimetableMatch[], before: ReadonlySet<string>) {
  const round = Math.min(...matches.map((match) => match.round));
  const busy = new Set<string>();
  return matches.filter(({ round: own, sides, after }) => {
    const isPlayable =
      own === round && after.every((id) => before.has(id)) && sides.every((side) => !busy.has(side));
    if (isPlayable) for (const side of sides) busy.add(side);
    return isPlayable;
  });
}

/** Every free place of a matchday, in order. */
function places(days: readonly string[], preferences: TimetablePreferences): readonly Place[] {
  const { firstKickOff, lastKickOff, every, fields } = preferences;
  const first = minutesOf(firstKickOff);
  const turns = Math.floor((minutesOf(lastKickOff) - first) / every) + 1;
  const kickOffs = Array.from({ length: Math.max(0, turns) }, (_, turn) => first + turn * every);
  const all = days.flatMap((day) =>
    kickOffs.flatMap((from) => Array.from({ length: fields }, (_, field): Place => ({ day, from, field }))),
  );
  return all.filter((place) => earliestFree(preferences, place, place.from) === place.from);
}

/** Gives each place the match whose sides have had that hour least often. */
function fill(free: readonly Place[], round: readonly TimetableMatch[], turns: Turns): readonly Placed[] {
  let waiting = round;
  return free.slice(0, round.length).map(({ day, from, field }): Placed => {
    const [match] = waiting.toSorted((one, other) => turns.of(one, from) - turns.of(other, from));
    if (match === undefined) throw new Error('There are as many matches as places.');
    waiting = waiting.filter((other) => other !== match);
    turns.add(match, from);
    return { match: match.id, day, from, field };
  });
}

/** How often each side has played at each hour. */
class Turns {
  readonly #count = new Map<string, number>();

  of({ sides }: TimetableMatch, from: number): number {
    return sides.reduce((sum, side) => sum + (this.#count.get(`${side} ${from}`) ?? 0), 0);
  }

  add({ sides }: TimetableMatch, from: number): void {
    for (const side of sides) {
      const key = `${side} ${from}`;
      this.#count.set(key, (this.#count.get(key) ?? 0) + 1);
    }
  }
}
