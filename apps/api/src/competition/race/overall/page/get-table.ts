import { pageWith, type RaceRankingTable, type Read, type raceRankingCalls, refuse } from '@traip/contract';
import type { TableRules } from '@traip/engine/race-tables';
import { playerInBrief } from '../../../../people/person/player-in-brief.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { playerOf } from '../../entries/entry-reply.ts';
import type { ResultFilter } from '../../page/queries.ts';
import { isVisible } from '../../reply/queries.ts';
import { findRaceNames, findRaceRanking, type RaceRankingRecord } from '../reply/queries.ts';
import { raceRankingReply } from '../reply/race-ranking-reply.ts';
import { countTable, pageOfTable } from './queries.ts';

type Row = Read<typeof RaceRankingTable>['items'][number];
type StoredRow = Awaited<ReturnType<typeof pageOfTable>>[number];

/** The public table: it contains only published results. */
export const getTable: Handler<typeof raceRankingCalls.table> = async ({ db, caller }, { params, query }) => {
  const { competitionId, rankingId } = params;
  if (!(await isVisible(db, caller?.userId ?? null, competitionId))) return refuse('NOT_FOUND');
  const record = await findRaceRanking(db, competitionId, rankingId);
  if (!record) return refuse('NOT_FOUND');
  const rows = await pageOfTable(db, record, query);
  const total = await countTable(db, record, query);
  const ranking = raceRankingReply(record, await findRaceNames(db, competitionId));
  return { ranking, ...pageWith(rows.map(rowReply(record, query)), { ...query, total }) };
};

function rowReply({ rules, groups }: RaceRankingRecord, filter: ResultFilter): (row: StoredRow) => Row {
  const { gender: ofGender = null, band: ofBand = null } = filter;
  const best = groups.find(({ gender, band }) => gender === ofGender && band === ofBand)?.best ?? null;
  return (row) => {
    const { position, bib, club, gender, band, total, status, place, cells } = row;
    const player = playerOf(row);
    return {
      position,
      person: player && playerInBrief(player, false),
      bib,
      club,
      gender,
      band,
      total,
      status,
      gap: total === null || best === null ? null : Math.abs(total - best),
      place,
      groupPlace: groupPlaceOf(row, rules, filter),
      cells: cells.map((cell) => cell && { ...cell, status: cell.status as Row['status'] }),
    };
  };
}

/** The place in the requested group; if every group has its own winners, the only place. */
function groupPlaceOf(
  row: StoredRow,
  { pointsBy }: TableRules,
  { gender, band }: ResultFilter,
): number | null {
  if (gender !== undefined && band !== undefined) return row.categoryPlace;
  if (pointsBy === 'CATEGORY') return row.categoryPlace;
  if (gender !== undefined || pointsBy === 'GENDER') return row.genderPlace;
  return band === undefined ? row.place : row.bandPlace;
}
