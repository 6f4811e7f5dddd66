import type { CourtQueue, Read } from '@traip/contract';
import { expectedEnd, forecast, nextFor, waitOf } from '@traip/engine/queue';
import type { Database } from '../../../platform/db/schema.ts';
import { matchRows } from '../../match/lists/match-page.ts';
import { type Board, momentOfMinute } from './board.ts';
import type { OpenMatch } from './queries.ts';

type Reply = Read<typeof CourtQueue>;

/** For a competition with fixed times. */
export const noQueue: Reply = { settings: null, courts: [], queue: [], endsAt: null, nextMatchId: null };

export async function boardReply(db: Database, board: Board, now: Date): Promise<Reply> {
  const { settings, courts, onCourt, taken, waiting, state } = board;
  const shown = await matchRows(db, [...onCourt.values(), ...waiting], now);
  const rowOf = new Map(shown.map((row) => [row.id, row]));
  const calls = forecast(state, settings.every);
  return {
    settings,
    courts: courts.map(({ id, name, venueId, venueName }) => ({
      field: { id, name },
      venue: { id: venueId, name: venueName },
      match: rowOf.get(onCourt.get(id)?.id ?? '') ?? null,
      isKnockout: isKnockout(onCourt.get(id)),
      isTaken: taken.has(id),
      nextMatchId: calls.find(({ court }) => court === id)?.match ?? null,
    })),
    queue: queueReply(board, calls, rowOf),
    endsAt: shown.length === 0 ? null : momentOfMinute(expectedEnd(state, settings.every)),
    nextMatchId: nextFor(state)?.id ?? null,
  };
}

function isKnockout(match: OpenMatch | undefined): boolean {
  return match !== undefined && (match.tieKey !== null || match.kind === 'TIEBREAK');
}

/** Expected matches in order, then skipped ones, then those with an undecided side. */
function queueReply(
  { state }: Board,
  calls: ReturnType<typeof forecast>,
  rowOf: ReadonlyMap<string, Reply['queue'][number]['match']>,
): Reply['queue'] {
  const items = state.queue.flatMap((queued) => {
    const match = rowOf.get(queued.id);
    const index = calls.findIndex((call) => call.match === queued.id);
    const expected = calls[index];
    if (match === undefined) return [];
    return [
      {
        match,
        wait: waitOf(queued, state),
        place: expected ? index + 1 : null,
        fieldId: expected?.court ?? null,
        expectedAt: expected ? momentOfMinute(expected.from) : null,
      },
    ];
  });
  const last = items.length + 1;
  return items.toSorted((one, other) => (one.place ?? last) - (other.place ?? last));
}
