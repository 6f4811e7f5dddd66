import { dashboardCalls, raceCalls, raceEntryCalls, raceResultCalls, type Write } from '@traip/contract';
import { createOrganisation } from '../../../testing/fixtures/people.ts';
import type { World } from '../../../testing/world.ts';

type NewRace = Write<(typeof raceCalls)['create']['body']>;
type Cards = Write<(typeof raceResultCalls)['saveCards']['body']>;
type Column = NonNullable<Write<(typeof raceResultCalls)['import']['body']>['columns']>[number];
type Typed = Write<(typeof raceResultCalls)['save']['body']>['results'];

interface MeetingOptions {
  readonly race?: NewRace;
  readonly variant?: string;
  readonly sportKey?: 'RUNNING' | 'SWIMMING' | 'CYCLING' | 'TRIATHLON' | 'GOLF';
}

const bands = [
  { key: 'Sub-20', min: 0, max: 19 },
  { key: 'Sénior', min: 20, max: 34 },
  { key: '35+', min: 35, max: null },
];

/** A published 10 km run with three age groups, and the calls of its secretary. */
export async function raceMeeting(
  world: World,
  {
    race = { name: '10 km', distance: 10_000, bands, ties: 'SHARE' },
    variant = 'ROAD',
    sportKey = 'RUNNING',
  }: MeetingOptions = {},
) {
  const club = await createOrganisation(world, 'admin', 'super-admin');
  const { admin } = club.people;
  const { body: created, error } = await world.call(
    dashboardCalls.createCompetition,
    {
      params: { orgCode: club.code },
      body: {
        traip: { name: 'Carrera popular', sportKey },
        season: { name: '2027' },
        category: { name: 'Absoluta', sportVariantKey: variant },
        competition: { name: '10K Ciudad', startsOn: '2027-03-14' },
        phases: [],
        races: [race],
        publish: true,
      },
    },
    admin,
  );
  if (error) throw new Error(JSON.stringify(error));
  const competitionId = created.competition.id;
  const list = () => world.call(raceCalls.list, { params: { competitionId } }, undefined);
  const raceId = (await list()).body.races[0]?.id ?? '';
  const params = { competitionId, raceId };
  return {
    club,
    admin,
    competitionId,
    raceId,
    params,
    list,
    paste: (text: string, mode: 'PREVIEW' | 'COMMIT' = 'COMMIT') =>
      world.call(raceEntryCalls.paste, { params, body: { text, mode } }, admin),
    entries: (query: { search?: string } = {}) => world.call(raceEntryCalls.list, { params, query }, admin),
    save: (results: Typed, reason?: string) =>
      world.call(raceResultCalls.save, { params, body: { results, ...(reason && { reason }) } }, admin),
    savePlausible: (results: Typed) =>
      world.call(raceResultCalls.save, { params, body: { results, onlyPlausible: true } }, admin),
    saveCards: (body: Cards) => world.call(raceResultCalls.saveCards, { params, body }, admin),
    importFile: (text: string, mode: 'PREVIEW' | 'COMMIT' = 'COMMIT', reason?: string) =>
      world.call(raceResultCalls.import, { params, body: { text, mode, ...(reason && { reason }) } }, admin),
    importWith: (text: string, columns: readonly Column[], mode: 'PREVIEW' | 'COMMIT' = 'COMMIT') =>
      world.call(raceResultCalls.import, { params, body: { text, columns: [...columns], mode } }, admin),
    publish: async (publication: 'DRAFT' | 'LIVE' | 'PROVISIONAL' | 'OFFICIAL', reason?: string) => {
      const version = (await list()).body.races[0]?.version ?? 1;
      const body = { publication, version, ...(reason && { reason }) };
      return world.call(raceCalls.publish, { params, body }, admin);
    },
    starts: (query: Write<(typeof raceCalls)['startList']['query']> = {}) =>
      world.call(raceCalls.startList, { params, query }, undefined),
    results: (query: Write<(typeof raceCalls)['results']['query']> = {}) =>
      world.call(raceCalls.results, { params, query }, undefined),
  };
}
