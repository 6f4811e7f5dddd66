import { pageWith, type Read, type raceCalls, refuse, type StartList } from '@traip/contract';
import { bandOf } from '@traip/engine/race-day';
import { playerInBrief } from '../../../people/person/player-in-brief.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { playerOf } from '../entries/entry-reply.ts';
import { ageRuleOf } from '../ranking/age-rule.ts';
import { listMembers } from '../relay/queries.ts';
import { type CountedRace, findRace, isVisible } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { countInHeats, findFirstDay, pageOfStarts } from './queries.ts';

type Row = Read<typeof StartList>['items'][number];
type StoredRow = Awaited<ReturnType<typeof pageOfStarts>>[number];

/** The start list for everyone who can see the competition, long before there are results. */
export const getStartList: Handler<typeof raceCalls.startList> = async (
  { db, caller },
  { params, query },
) => {
  const { competitionId, raceId } = params;
  if (!(await isVisible(db, caller?.userId ?? null, competitionId))) return refuse('NOT_FOUND');
  const race = await findRace(db, competitionId, raceId);
  if (!race) return refuse('NOT_FOUND');
  const total = await countInHeats(db, raceId, query.search);
  const rows = await pageOfStarts(db, race, query);
  const ids = rows.map(({ entryId }) => entryId);
  const members = race.legs === null ? [] : await listMembers(db, ids);
  const relays = Map.groupBy(members, ({ entryId }) => entryId);
  const band = bandIn(race, await findFirstDay(db, competitionId));
  const items = rows.map((row) => ({ ...startReply(row, relays.get(row.entryId) ?? []), band: band(row) }));
  return { race: raceReply(race), ...pageWith(items, { ...query, total }) };
};

function startReply(row: StoredRow, members: readonly PlayerRow[]): Omit<Row, 'band'> {
  const { entryId, bib, club, team, gender, heat, lane, seedMark } = row;
  const { handicapTenths, teeTime, startingHole } = row;
  const player = playerOf(row);
  return {
    entryId,
    bib,
    person: player && playerInBrief(player, false),
    club,
    team,
    members: members.map((member) => playerInBrief(member, false)),
    gender,
    heat,
    lane,
    seedMark,
    handicapTenths,
    teeTime,
    startingHole,
  };
}

/** The age group in which an entry will be ranked. */
function bandIn(race: CountedRace, startsOn: string | null) {
  const rules = { bands: race.bands, ageRule: ageRuleOf(race, startsOn) };
  return ({ birthYear, birthDate }: StoredRow) => bandOf({ birthYear, birthDate }, rules);
}
