import { read } from '../../src/calendar/search/read.ts';
import { codeOf, type Season } from './season.ts';

/** A change of the timetable under consideration: matches removed, and as many added. */
export interface Draft {
  readonly gone: Int32Array;
  readonly come: Int32Array;
  goneCount: number;
  comeCount: number;
}

/** A draft with room for the largest change: every match of the season. */
export function emptyDraft({ teams, rounds }: Season): Draft {
  const room = teams * rounds;
  return { gone: new Int32Array(room), come: new Int32Array(room), goneCount: 0, comeCount: 0 };
}

/** Clears a draft. */
export function clear(draft: Draft): void {
  draft.goneCount = 0;
  draft.comeCount = 0;
}

/** Removes a team’s match in a round. */
export function drop(draft: Draft, season: Season, team: number, round: number): void {
  const seat = team * season.rounds + round;
  const rival = read(season.rival, seat);
  const isFirst = read(season.isFirst, seat) === 1;
  const code = isFirst ? codeOf(season, team, rival, round) : codeOf(season, rival, team, round);
  draft.gone[draft.goneCount++] = code;
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
  draft.come[draft.comeCount++] = code;
}
