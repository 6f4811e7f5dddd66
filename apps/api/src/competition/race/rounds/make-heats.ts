import { raceLimits, type raceRoundCalls, refuse } from '@traip/contract';
import { type Seeding, seedFinal, seedRound } from '@traip/engine/race-day';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findVariantOfCategory } from '../../competition/queries.ts';
import { listLaterRounds } from '../event/queries.ts';
import type { RaceRecord } from '../lock/queries.ts';
import {
  type OpenRace,
  publishRaceChange,
  type RaceContext,
  raceSubject,
  withRaceLock,
} from '../lock/with-race-lock.ts';
import { findRace } from '../reply/queries.ts';
import { raceReply } from '../reply/race-reply.ts';
import { updateRaceRow } from '../settings/queries.ts';
import { hasStarted } from './next-rounds.ts';
import { type InRound, listOfRound, savePlacesInHeats } from './queries.ts';

/** Heats and lanes by seed marks, in one step that can be undone. */
export const makeHeats: Handler<typeof raceRoundCalls.makeHeats> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async (open) => {
    const { trx, race, competition } = open;
    if (race.kind === 'GOLF') return refuse('GOLF_HAS_CARDS');
    const rows = await listOfRound(trx, race.id);
    if (rows.length === 0) return refuse('START_LIST_EMPTY');
    if (rows.length > raceLimits.inHeats) return refuse('TOO_MANY_FOR_HEATS');
    if (hasStarted(rows)) return refuse('RACE_HAS_RESULTS');
    const variant = await findVariantOfCategory(trx, competition.traipId, competition.categoryId);
    const seeding = body.seeding ?? defaultSeeding(race, variant ?? '');
    const seeds = rows.map(({ id, seedMark }) => ({ id, mark: seedMark, tieOrder: null }));
    const rules = { ...race, lanes: body.lanes, seeding };
    const isFinal = race.round !== null && race.advance === null;
    const seeded = isFinal ? seedFinal(seeds, rules) : seedRound(seeds, rules);
    for (const { id } of [race, ...(await listLaterRounds(trx, race))])
      await updateRaceRow(trx, id, { lanes: body.lanes });
    return saveHeats(context, open, rows, seeded);
  });

/** Spreads the fastest over the heats if a final follows, and puts them together if times decide. */
function defaultSeeding({ round }: RaceRecord, variant: string): Seeding {
  if (round === null) return 'FASTEST_LAST';
  return variant === 'POOL' ? 'CIRCLE' : 'SPREAD';
}

export const placeInHeats: Handler<typeof raceRoundCalls.place> = (context, { params, body }) =>
  withRaceLock(context, 'competitions.manage', params, async (open) => {
    const rows = await listOfRound(open.trx, open.race.id);
    if (hasStarted(rows)) return refuse('RACE_HAS_RESULTS');
    const byBib = new Map(rows.map((row) => [row.bib, row]));
    const places = body.places.flatMap(({ bib, heat, lane }) => {
      const row = byBib.get(bib);
      return row ? [{ id: row.id, heat, lane }] : [];
    });
    if (places.length < body.places.length) return refuse('UNKNOWN_BIB', { field: 'places' });
    const placed = new Map(places.map((place) => [place.id, place]));
    if (placed.size < places.length) return refuse('BIB_TWICE', { field: 'places' });
    const lanes = rows
      .map((row) => placed.get(row.id) ?? row)
      .flatMap(({ heat, lane }) => (lane === null ? [] : [`${heat ?? 0}/${lane}`]));
    if (new Set(lanes).size < lanes.length) return refuse('LANE_TWICE', { field: 'places' });
    return saveHeats(context, open, rows, places);
  });

type Places = Parameters<typeof savePlacesInHeats>[1];

async function saveHeats(
  context: RaceContext,
  { trx, race }: OpenRace,
  before: readonly InRound[],
  places: Places,
) {
  await savePlacesInHeats(trx, places);
  await logAction(trx, context, { ...raceSubject(race), action: 'HEATS_MADE' });
  await publishRaceChange(trx, context, race);
  const after = await listOfRound(trx, race.id);
  const found = await findRace(trx, race.competitionId, race.id);
  return found
    ? { race: raceReply(found), before: before.map(placeOf), after: after.map(placeOf) }
    : refuse('NOT_FOUND');
}

const placeOf = ({ bib, heat, lane }: InRound) => ({ bib, heat, lane });
