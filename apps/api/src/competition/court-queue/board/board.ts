import { type Court, type QueuedMatch, type QueueState, waitOf } from '@traip/engine/queue';
import type { Database } from '../../../platform/db/schema.ts';
import { findSettings, listCourts, type Settings } from '../settings/queries.ts';
import { listEnds, listOpenMatches, listTakenByOthers, type OpenMatch } from './queries.ts';

type CourtRow = Awaited<ReturnType<typeof listCourts>>[number];

/** The courts of a competition and the matches that wait for them, as they stand. */
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

/** Undefined if the user may not see the competition; null where its matches have hours. */
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
  // What others play is theirs to show: who only watches sees the courts of this competition.
  const taken = new Set(userId === null ? [] : await listTakenByOthers(db, { fieldIds, competitionId, now }));
  const waiting = matches.filter(({ kickOff }) => kickOff === null);
  const ends = await listEnds(db, competitionId, new Date(now.getTime() - settings.rest * minute));
  const state: QueueState = {
    queue: waiting.map(queuedMatch),
    courts: courts.map((court): Court => ({ id: court.id, match: matchOn(court, onCourt, taken, now) })),
    ended: new Map(ends.map(({ teamId, at }) => [teamId, minuteOf(at)])),
    rest: settings.rest,
    now: minuteOf(now),
  };
  return { settings, courts, onCourt, taken, waiting, state };
}

const sidesOf = ({ homeId, awayId }: OpenMatch) => [homeId, awayId].flatMap((id) => id ?? []);

const queuedMatch = (match: OpenMatch): QueuedMatch => ({
  id: match.id,
  sides: sidesOf(match),
  isSkipped: match.skippedAt !== null,
});

function matchOn(
  { id }: CourtRow,
  onCourt: Board['onCourt'],
  taken: Board['taken'],
  now: Date,
): Court['match'] {
  const match = onCourt.get(id);
  if (match) return { sides: sidesOf(match), since: minuteOf(match.kickOff ?? now) };
  return taken.has(id) ? { sides: [], since: minuteOf(now) } : null;
}

/** What a match of the board waits for; undefined if it waits for nothing. */
export function waitOn({ state }: Board, matchId: string) {
  const match = state.queue.find(({ id }) => id === matchId);
  return match && waitOf(match, state);
}
