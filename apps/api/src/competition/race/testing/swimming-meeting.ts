import { raceCalls, raceEntryCalls, raceResultCalls, raceRoundCalls, type Write } from '@traip/contract';
import type { World } from '../../../testing/world.ts';
import { raceMeeting } from './race-meeting.ts';

type Qualifying = Write<(typeof raceRoundCalls)['set']['body']>['qualifying'];
type Typed = Write<(typeof raceResultCalls)['save']['body']>['results'];

/** A 100 m freestyle race in a pool, with the calls for its rounds. */
export async function swimmingMeeting(world: World, qualifying: Qualifying = [{ byTime: 2 }]) {
  const race = { name: '100 m libre', distance: 100 };
  const meeting = await raceMeeting(world, { race, variant: 'POOL', sportKey: 'SWIMMING' });
  const { admin, params, competitionId, list } = meeting;
  const rounds = async () => (await list()).body.races;
  const roundOf = async (key: string) => {
    const found = (await rounds()).find(({ round }) => round === key);
    return { competitionId, raceId: found?.id ?? '' };
  };
  const version = (await rounds())[0]?.version ?? 1;
  if (qualifying.length > 0)
    await world.call(raceRoundCalls.set, { params, body: { qualifying, version } }, admin);
  return {
    ...meeting,
    rounds,
    roundOf,
    /** Saves marks by bib in any round. */
    swim: (of: typeof params, results: Typed, more: { reason?: string; force?: boolean } = {}, by = admin) =>
      world.call(raceResultCalls.save, { params: of, body: { results, ...more } }, by),
    state: (of = params) => world.call(raceRoundCalls.state, { params: of }, admin),
    fillNext: (of = params, body: { reason?: string; force?: boolean } = {}) =>
      world.call(raceRoundCalls.fillNext, { params: of, body }, admin),
    decide: (bibs: string[], more: { reason?: string; force?: boolean } = {}) =>
      world.call(raceRoundCalls.decideTie, { params, body: { bibs, by: 'SWIM_OFF', ...more } }, admin),
    makeHeats: (lanes: number, of = params) =>
      world.call(raceRoundCalls.makeHeats, { params: of, body: { lanes } }, admin),
    place: (places: { bib: string; heat: number | null; lane: number | null }[]) =>
      world.call(raceRoundCalls.place, { params, body: { places } }, admin),
    startList: async (of = params) =>
      (await world.call(raceEntryCalls.list, { params: of, query: { limit: 100 } }, admin)).body.items,
    ranking: (of = params) => world.call(raceRoundCalls.ranking, { params: of }, undefined),
    publishRound: async (of: typeof params, publication: 'LIVE' | 'OFFICIAL') => {
      const own = (await rounds()).find(({ id }) => id === of.raceId);
      const body = { publication, version: own?.version ?? 1 };
      return world.call(raceCalls.publish, { params: of, body }, admin);
    },
  };
}

/** Heats with two swimmers tied for the only place in the final. */
export async function levelHeats(world: World) {
  const meeting = await swimmingMeeting(world, [{ byTime: 1 }]);
  await meeting.paste('Nombre\nAna Gil\nEva Mora');
  await meeting.save([
    { bib: '1', mark: '58.10' },
    { bib: '2', mark: '58.10' },
  ]);
  return { meeting, decide: meeting.decide };
}
