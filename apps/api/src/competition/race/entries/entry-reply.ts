import type { GolfRound, RaceEntry, Read } from '@traip/contract';
import type { RoundCard } from '@traip/engine/race-day';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { listMembers } from '../relay/queries.ts';
import type { EntryRow } from './queries.ts';

/** A person from a left join, who may be missing. */
export function playerOf(row: { readonly [K in keyof PlayerRow]: PlayerRow[K] | null }): PlayerRow | null {
  const { id, userCode, firstName, surnames, avatarKey, showsPhoto, publicName, knownAs } = row;
  if (id === null || publicName === null) return null;
  return {
    id,
    userCode,
    firstName: firstName ?? '',
    surnames: surnames ?? '',
    avatarKey,
    showsPhoto: showsPhoto ?? false,
    publicName,
    knownAs,
  };
}

/** A card for the reply. */
export function cardReply(card: readonly RoundCard[]): Read<typeof GolfRound>[] {
  return card.map(({ holes, total }) => ({ holes: [...holes], total }));
}

/** Start list entries with the people of relays. */
export async function entryReplies(db: Database, rows: readonly EntryRow[]) {
  const members = await listMembers(
    db,
    rows.filter(({ team }) => team !== null).map(({ entryId }) => entryId),
  );
  const byEntry = Map.groupBy(members, ({ entryId }) => entryId);
  return rows.map((row) => entryReply(row, byEntry.get(row.entryId) ?? []));
}

function entryReply(row: EntryRow, members: readonly PlayerRow[]): Read<typeof RaceEntry> {
  const { entryId, bib, club, gender, birthYear, heat, lane, seedMark, version } = row;
  const { handicapTenths, teeTime, startingHole } = row;
  const { resultId, mark, status, lineOrder, splits, place, resultVersion, verdict } = row;
  const player = playerOf(row);
  return {
    id: entryId,
    person: player && playerInBrief(player, true),
    bib,
    club,
    gender,
    birthYear,
    heat,
    lane,
    seedMark,
    handicapTenths,
    teeTime,
    startingHole,
    team: row.team,
    members: members.map((member) => playerInBrief(member, true)),
    version,
    result:
      resultId === null
        ? null
        : {
            mark,
            netMark: row.netMark,
            wind: row.wind,
            elapsed: row.elapsed,
            status,
            order: lineOrder,
            splits: [...(splits ?? [])],
            bonus: row.bonus ?? 0,
            penalty: row.penalty ?? 0,
            sprintPoints: row.sprintPoints ?? 0,
            climbPoints: row.climbPoints ?? 0,
            verdict,
            card: cardReply(row.card ?? []),
            place,
            advance: row.advance,
            version: resultVersion ?? 1,
          },
  };
}
