import { type Court, type QueuedMatch, type QueueState, waitOf } from '@traip/engine/queue';
import type { Database } from '../../../platform/db/schema.ts';
import { findSettings, listCourts, type Settings } from '../settings/queries.ts';
import { playersBySide } from './players.ts';
import { listEnds, listOpenMatches, listTakenByOthers, type OpenMatch } from './queries.ts';

type CourtRow = Awaited<ReturnType<typeof listCourts>>[number];

/** The courts of a competition and the matches that wait for them. */
export interface Board {
  readonly settings: Settings;
  readonly courts: readonly CourtRow[];
  readonly onCourt: ReadonlyMap<string, OpenMatch>;
  readonly taken: ReadonlySet<string>;
  readonly waiting: readonly OpenMatch[];
  readonly state: QueueState;
}

interface BoardInput {
  readonly userId: string | null;
  readonly competitionId: string;
  readonly now: Date;
}

const minute = 60_000;
const minuteOf = (moment: Date) => moment.getTime() / minute;
export const momentOfMinute = (at: number) => new Date(Math.round(at * minute));

/** Undefined if the user can't see the competition; null if its matches have fixed times. */
export async function loadBoard(db: Database, input: BoardInput): Promise<Board | null | undefined> {
  const { userId, competitionId, now } = input;
  const settings = await findSettings(db, userId, competitionId);
  if (!settings) return settings;
  const courts = await listCourts(db, settings.fieldIds);
  const fieldIds = courts.map(({ id }) => id);
  const matches = await listOpenMatches(db, input);
  const onCourt = new Map(
    matches.flatMap((match) => (match.kickOff && match.fieldId ? [[match.fieldId, match] as const] : [])),
  );
  // Anonymous visitors aren't shown which courts other competitions are using.
  const taken = new Set(userId === null ? [] : await listTakenByOthers(db, { fieldIds, competitionId, now }));
  const waiting = matches.filter(({ kickOff }) => kickOff === null);
  const ends = await listEnds(db, competitionId, new Date(now.getTime() - settings.rest * minute));
  const sides = [...matches.flatMap(sidesOf), ...ends.map(({ teamId }) => teamId)];
  const playersOf = await playersBySide(db, competitionId, [...new Set(sides)]);
  const state: QueueState = {
    queue: waiting.map((match) => queuedMatch(match, playersOf)),
    courts: courts.map((court): Court => {
      const match = onCourt.get(court.id);
      const playing = match && {
        sides: sidesOf(match).flatMap(playersOf),
        since: minuteOf(match.kickOff ?? now),
      };
      const byOthers = taken.has(court.id) ? { sides: [], since: minuteOf(now) } : null;
      return { id: court.id, match: playing ?? byOthers };
    }),
    ended: lastEnds(
      ends.flatMap(({ teamId, at }) => playersOf(teamId).map((id) => [id, minuteOf(at)] as const)),
    ),
    rest: settings.rest,
    now: minuteOf(now),
  };
  return { settings, courts, onCourt, taken, waiting, state };
}

const sidesOf = ({ homeId, awayId }: OpenMatch) => [homeId, awayId].flatMap((id) => id ?? []);

type PlayersOf = (teamId: string) => readonly string[];

/** Without both sides, the match is undecided. */
function queuedMatch(match: OpenMatch, playersOf: PlayersOf): QueuedMatch {
  const sides = sidesOf(match);
  return {
    id: match.id,
    sides: sides.length < 2 ? sides : sides.flatMap(playersOf),
    isSkipped: match.skippedAt !== null,
  };
}

function lastEnds(ends: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const [id, at] of ends) last.set(id, Math.max(at, last.get(id) ?? at));
  return last;
}

/** What a match in the queue waits for; undefined if it isn't in the queue. */
export function waitOn({ state }: Board, matchId: string) {
  const match = state.queue.find(({ id }) => id === matchId);
  return match && waitOf(match, state);
}
