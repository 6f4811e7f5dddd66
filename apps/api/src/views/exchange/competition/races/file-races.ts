import type { CompetitionFile, Read } from '@traip/contract';
import { cardReply } from '../../../../competition/race/entries/entry-reply.ts';
import { golfReply } from '../../../../competition/race/reply/race-reply.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { listEntryRows, listRaceRows } from './queries.ts';

type FileRace = Read<typeof CompetitionFile>['races'][number];

/** The races of a competition as a file has them: bibs, clubs and results, without names. */
export async function fileRaces(
  db: Database,
  scope: { readonly organisationId: string },
  competitionId: string,
): Promise<FileRace[]> {
  const races = await listRaceRows(db, scope, competitionId);
  const entries = races.length === 0 ? [] : await listEntryRows(db, scope, competitionId);
  const byRace = Map.groupBy(entries, ({ raceId }) => raceId);
  const numberOf = runnerNumbers(entries);
  return races.map((race) => {
    const { id, name, distance, startsAt, kind, resolution, ties, ageBy, bands, golf, publication } = race;
    const { isTimeTrial, segments, splitPoints } = race;
    const { eventId, round, advance, lanes, legs } = race;
    const { recordEvent, legEvent, recordsByBand, countsWind, overallBy, groupsBy } = race;
    return {
      name,
      distance,
      startsAt,
      kind,
      resolution,
      ties,
      ageBy,
      bands: bands.map(({ key, min, max }) => ({ key, min, max })),
      isTimeTrial,
      segments: [...segments],
      splitPoints: [...splitPoints],
      golf: golf && golfReply(golf),
      publication,
      event: eventId === null ? null : races.findIndex((one) => one.id === eventId),
      round,
      advance: advance && { ...advance },
      lanes,
      legs,
      recordEvent,
      legEvent,
      recordsByBand,
      countsWind,
      overallBy,
      groupsBy,
      entries: (byRace.get(id) ?? []).map(({ bib, club, gender, birthYear, heat, lane, ...result }) => ({
        bib,
        club,
        gender,
        birthYear,
        heat,
        lane,
        handicapTenths: result.handicapTenths,
        teeTime: result.teeTime,
        startingHole: result.startingHole,
        runner: numberOf(result),
        seedMark: result.seedMark,
        team: result.team,
        result:
          result.entryId === null
            ? null
            : {
                mark: result.mark,
                status: result.status,
                order: result.order,
                tieOrder: result.tieOrder,
                netMark: result.netMark,
                wind: result.wind,
                elapsed: result.elapsed,
                splits: [...(result.splits ?? [])],
                card: cardReply(result.card ?? []),
                bonus: result.bonus ?? 0,
                penalty: result.penalty ?? 0,
                sprintPoints: result.sprintPoints ?? 0,
                climbPoints: result.climbPoints ?? 0,
              },
      })),
    };
  });
}

type EntryRow = Awaited<ReturnType<typeof listEntryRows>>[number];

/** A number for each person in several races, so that they stay one person without a name. */
function runnerNumbers(entries: readonly EntryRow[]) {
  const keyOf = ({ personId, runner }: Pick<EntryRow, 'personId' | 'runner'>) =>
    personId ?? (runner === null ? null : `${runner}`);
  const starts = Map.groupBy(entries, keyOf);
  const repeated = [...starts].flatMap(([key, own]) => (key !== null && own.length > 1 ? [key] : []));
  const numbers = new Map(repeated.map((key, at) => [key, at + 1]));
  return (entry: Pick<EntryRow, 'personId' | 'runner'>) => numbers.get(keyOf(entry) ?? '') ?? null;
}
