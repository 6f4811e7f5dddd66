import { raceCalls, raceEntryCalls, raceRankingCalls, raceResultCalls, type Write } from '@traip/contract';
import type { World } from '../../../../testing/world.ts';
import { raceMeeting } from '../../testing/race-meeting.ts';

type NewRanking = Write<(typeof raceRankingCalls)['create']['body']>;
type RankingChange = Write<(typeof raceRankingCalls)['update']['body']>;
type TableQuery = Write<(typeof raceRankingCalls)['table']['query']>;
type NewRace = Write<(typeof raceCalls)['create']['body']>;

/** A competition of several races, with the calls of its secretary. */
export async function raceSeason(
  world: World,
  races: readonly NewRace[],
  sport?: Pick<NonNullable<Parameters<typeof raceMeeting>[1]>, 'variant' | 'sportKey'>,
) {
  const [race = { name: '1' }, ...others] = races;
  const meeting = await raceMeeting(world, { race, ...sport });
  const { admin, competitionId, list } = meeting;
  const params = { competitionId };
  for (const body of others) await world.call(raceCalls.create, { params, body }, admin);
  const raceIds = (await list()).body.races.map(({ id }) => id);
  const of = (number: number) => ({ competitionId, raceId: raceIds[number - 1] ?? '' });
  const publish = async (
    number: number,
    publication: 'DRAFT' | 'PROVISIONAL' | 'OFFICIAL',
    reason?: string,
  ) => {
    const version = (await list()).body.races[number - 1]?.version ?? 1;
    const body = { publication, version, ...(reason && { reason }) };
    return world.call(raceCalls.publish, { params: of(number), body }, admin);
  };
  return {
    ...meeting,
    raceIds,
    of,
    publish,
    enter: (number: number, text: string) =>
      world.call(raceEntryCalls.paste, { params: of(number), body: { text, mode: 'COMMIT' } }, admin),
    /** A whole race: its start list, its timing file and its publication. */
    run: async (number: number, startList: string, timing: string) => {
      for (const call of [
        await world.call(
          raceEntryCalls.paste,
          { params: of(number), body: { text: startList, mode: 'COMMIT' } },
          admin,
        ),
        await world.call(
          raceResultCalls.import,
          { params: of(number), body: { text: timing, mode: 'COMMIT' } },
          admin,
        ),
        await publish(number, 'OFFICIAL'),
      ])
        if (call.error) throw new Error(JSON.stringify(call.error));
    },
    create: (body: NewRanking) => world.call(raceRankingCalls.create, { params, body }, admin),
    update: (rankingId: string, body: RankingChange) =>
      world.call(raceRankingCalls.update, { params: { competitionId, rankingId }, body }, admin),
    remove: (rankingId: string) =>
      world.call(raceRankingCalls.delete, { params: { competitionId, rankingId } }, admin),
    rankings: () => world.call(raceRankingCalls.list, { params }, undefined),
    table: (rankingId: string, query: TableQuery = {}) =>
      world.call(raceRankingCalls.table, { params: { competitionId, rankingId }, query }, undefined),
  };
}
