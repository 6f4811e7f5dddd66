import { type Read, type RoundsRanking, type raceRoundCalls, refuse } from '@traip/contract';
import { countedMark, rankFinals } from '@traip/engine/race-day';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { playerOf } from '../entries/entry-reply.ts';
import { listRunners, type RunnerRow } from '../page/queries.ts';
import { type CountedRace, findRace, isVisible, listCountedRounds } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { firstOf } from './next-rounds.ts';

export const getRoundsRanking: Handler<typeof raceRoundCalls.ranking> = async (
  { db, caller },
  { params },
) => {
  if (!(await isVisible(db, caller?.userId ?? null, params.competitionId))) return refuse('NOT_FOUND');
  return (await roundsRanking(db, params, false)) ?? refuse('NOT_FOUND');
};

interface RaceRef {
  readonly competitionId: string;
  readonly raceId: string;
}

/** The ranking over all published rounds; staff also see the others. */
export async function roundsRanking(
  db: Database,
  { competitionId, raceId }: RaceRef,
  isStaff: boolean,
): Promise<Read<typeof RoundsRanking> | undefined> {
  const race = await findRace(db, competitionId, raceId);
  if (!race) return undefined;
  const rounds = await listCountedRounds(db, race);
  const shown = rounds.filter(({ publication }) => isStaff || publication !== 'DRAFT');
  const lists: RoundList[] = [];
  const seen = new Set<string>();
  // From the A final down, everyone is placed in the last round they reached.
  for (const round of shown.toReversed()) {
    const rows = await listRunners(db, round.id);
    lists.push({ round, rows: rows.filter((row) => !seen.has(first(row))) });
    for (const row of rows) seen.add(first(row));
  }
  return { rounds: rounds.map(raceReply), ranking: ranked(race, lists, isStaff) };
}

interface RoundList {
  readonly round: CountedRace;
  readonly rows: readonly RunnerRow[];
}

const first = ({ entryId, firstEntryId }: RunnerRow) => firstOf({ id: entryId, firstEntryId });

function ranked(race: CountedRace, lists: readonly RoundList[], isStaff: boolean) {
  const places = rankFinals(
    lists.map(({ round, rows }) =>
      rows.map((row) => ({
        id: first(row),
        mark: row.mark,
        status: row.status,
        // Different heats don't finish together.
        order: round.advance === null ? row.lineOrder : null,
      })),
    ),
    race,
  );
  const placeOf = (row: RunnerRow) => places.get(first(row)) ?? null;
  const all = lists.flatMap(({ round, rows }) => rows.map((row) => ({ round, row, place: placeOf(row) })));
  const inOrder = all.toSorted((a, b) => (a.place ?? all.length + 1) - (b.place ?? all.length + 1));
  return inOrder.map(({ round, row, place }) => {
    const player = playerOf(row);
    const isHidden = row.mark === null || row.status === 'DSQ';
    return {
      bib: row.bib,
      person: player && playerInBrief(player, isStaff),
      club: row.club,
      team: row.team,
      gender: row.gender,
      round: round.round ?? ('HEATS' as const),
      mark: isHidden ? null : countedMark(row.mark ?? 0, race),
      status: row.status,
      advance: row.advance,
      place,
    };
  });
}
