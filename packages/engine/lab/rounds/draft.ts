import { read } from '../../src/calendar/search/read.ts';
import { codeOf, type Season } from './season.ts';

/** A change of the timetable under consideration: matches removed, and as many added. */
export interface Draft {
  readonly removed: Int32Array;
  readonly added: Int32Array;
  removedCount: number;
  addedCount: number;
}

/** A draft with room for the largest change: every match of the season. */
export function emptyDraft({ teams, rounds }: Season): Draft {
  const capacity = teams * rounds;
  return {
    removed: new Int32Array(capacity),
    added: new Int32Array(capacity),
    removedCount: 0,
    addedCount: 0,
  };
}

/** Clears a draft. */
export function clear(draft: Draft): void {
  draft.removedCount = 0;
  draft.addedCount = 0;
}

/** Removes a team’s match in a round. */
export function drop(draft: Draft, season: Season, team: number, round: number): void {
  const seat = team * season.rounds + round;
  const rival = read(season.rival, seat);
  const isFirst = read(season.isFirst, seat) === 1;
  const code = isFirst ? codeOf(season, team, rival, round) : codeOf(season, rival, team, round);
  draft.removed[draft.removedCount++] = code;
}

/** Adds a match to a round; the first team is at home. */
export function add(
  draft: Draft,
  season: Season,
  team: number,
  rival: number,
  isFirst: number,
  round: number,
): void {
  const code = isFirst === 1 ? codeOf(season, team, rival, round) : codeOf(season, rival, team, round);
  draft.added[draft.addedCount++] = code;
}
