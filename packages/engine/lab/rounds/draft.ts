import { read } from '../../src/calendar/search/read.ts';
import { codeOf, type Season } from './season.ts';

/** A change of the timetable that is being thought over: matches that go, and as many that come. */
export interface Draft {
  readonly gone: Int32Array;
  readonly come: Int32Array;
  goneCount: number;
  comeCount: number;
}

/** A draft with room for the greatest change: every match of the season. */
export function emptyDraft({ teams, rounds }: Season): Draft {
  const room = teams * rounds;
  return { gone: new Int32Array(room), come: new Int32Array(room), goneCount: 0, comeCount: 0 };
}

/** Begins a draft anew. */
export function clear(draft: Draft): void {
  draft.goneCount = 0;
  draft.comeCount = 0;
}

/** The match of a team in a round goes. */
export function drop(draft: Draft, season: Season, team: number, round: number): void {
  const seat = team * season.rounds + round;
  const rival = read(season.rival, seat);
  const isFirst = read(season.isFirst, seat) === 1;
  const code = isFirst ? codeOf(season, team, rival, round) : codeOf(season, rival, team, round);
  draft.gone[draft.goneCount++] = code;
}

/** A match comes into a round; whoever is first is at home. */
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
