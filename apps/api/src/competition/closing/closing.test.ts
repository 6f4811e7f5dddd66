import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type Closing,
  closingCalls,
  matchManagementCalls,
  notificationCalls,
  venueCalls,
  type Write,
} from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { createPhase, inDecember, listMatches } from '../calendar/testing/season.ts';

type ClosingInput = Write<typeof Closing>;

/** Saturday, 16 January 2027. */
const saturday = '2027-01-16';
const noon = `${saturday}T11:00:00.000Z`;
const afternoon = `${saturday}T15:00:00.000Z`;

describe('closing a venue', () => {
  const world = inDecember(openWorld());

  /** Two venues with a field each, and the two matches of the first round at one of them. */
  async function setUp() {
    const season = await createPhase(world, { teams: 4 });
    const { admin, club } = season;
    const params = { orgCode: club.code };
    const venue = async (name: string) => {
      const body = { name, fields: [{ name: 'Campo 1' }], latitude: 36.5, longitude: -6.2 };
      const created = await world.call(venueCalls.create, { params, body }, admin);
      const [field] = created.body.fields;
      assert.ok(field);
      return { id: created.body.id, fieldId: field.id, version: created.body.version };
    };
    const [alameda, eras] = [await venue('Alameda'), await venue('Las Eras')];
    const round = (await listMatches(world, season)).filter(({ round }) => round === 1);
    for (const [index, kickOff] of [noon, afternoon].entries()) {
      const body = { matchId: round[index]?.id ?? '', kickOff, fieldId: alameda.fieldId };
      const dated = await world.call(matchManagementCalls.schedule, { body }, admin);
      assert.equal(dated.status, 200, JSON.stringify(dated.error));
    }
    const days: ClosingInput = {
      days: { venueId: alameda.id, startsOn: saturday, endsOn: saturday, reason: 'Obras' },
    };
    const preview = (closing: ClosingInput = days) =>
      world.call(closingCalls.preview, { params, body: closing }, admin);
    const save = (stamp: string, moves: object[], closing: ClosingInput = days) =>
      world.call(closingCalls.save, { params, body: { closing, stamp, moves } as never }, admin);
    const matchIds = [round[0]?.id ?? '', round[1]?.id ?? ''] as const;
    return { ...season, params, alameda, eras, matchIds, days, preview, save };
  }

  const matchOf = async (id: string) => {
    const row = await world.store.db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    assert.ok(row);
    return row;
  };

  it('lists the matches played there, each with the same time elsewhere first, and changes nothing', async () => {
    const { preview, eras, matchIds, params, admin } = await setUp();
    const { status, body, error } = await preview();
    assert.equal(status, 200, JSON.stringify(error));
    assert.equal(body.total, 2);
    assert.deepEqual(
      body.matches.map(({ match }) => match.id),
      matchIds,
    );
    for (const [index, { places, losesField }] of body.matches.entries()) {
      const [first] = places;
      assert.deepEqual(
        [first?.field.id, first?.kickOff, first?.minutesLater, losesField],
        [eras.fieldId, index === 0 ? noon : afternoon, 0, false],
      );
    }
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.equal(closed.body.total, 0);
  });

  it('closes and moves in one call', async () => {
    const { preview, save, eras, matchIds, params, admin } = await setUp();
    const seen = (await preview()).body;
    const moves = seen.matches.flatMap(({ match, places: [place] }) =>
      place ? [{ matchId: match.id, kickOff: place.kickOff, fieldId: place.field.id }] : [],
    );
    const saved = await save(seen.stamp, moves);
    assert.equal(saved.status, 200, JSON.stringify(saved.error));
    assert.deepEqual(saved.body.moved.toSorted(), matchIds.toSorted());
    assert.deepEqual([saved.body.left, saved.body.postponed, saved.body.closedDates.length], [[], [], 1]);
    for (const id of matchIds) assert.equal((await matchOf(id)).fieldId, eras.fieldId);
    assert.equal((await preview()).body.total, 0);
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.deepEqual(
      closed.body.items.map(({ reason, field }) => [reason, field]),
      [['Obras', null]],
    );
  });

  it('keeps some matches in place and leaves others without a date, with the reason', async () => {
    const { preview, save, matchIds, alameda } = await setUp();
    const { stamp } = (await preview()).body;
    const [kept, postponed] = matchIds;
    const saved = await save(stamp, [{ matchId: postponed, kickOff: null, fieldId: null }]);
    assert.deepEqual([saved.body.postponed, saved.body.left], [[postponed], [kept]]);
    const row = await matchOf(postponed);
    assert.deepEqual([row.state, row.kickOff, row.postponedReason], ['CREATED', null, 'Obras']);
    assert.equal((await matchOf(kept)).fieldId, alameda.fieldId);
  });

  it('can be undone in one call: the days open again, and every match returns to its place', async () => {
    const { preview, save, matchIds, eras, alameda, params, admin } = await setUp();
    const { stamp } = (await preview()).body;
    const [moved, postponed] = matchIds;
    const moves = [
      { matchId: moved, kickOff: noon, fieldId: eras.fieldId },
      { matchId: postponed, kickOff: null, fieldId: null },
    ];
    const { undo } = (await save(stamp, moves)).body;
    assert.ok(undo);
    const takeBack = () => world.call(closingCalls.undo, { params, body: undo }, admin);
    const undone = await takeBack();
    assert.deepEqual([undone.status, undone.body.movedBack.toSorted()], [200, matchIds.toSorted()]);
    for (const [index, id] of matchIds.entries()) {
      const { state, kickOff, fieldId } = await matchOf(id);
      const expected = index === 0 ? noon : afternoon;
      assert.deepEqual([state, kickOff?.toISOString(), fieldId], ['SCHEDULED', expected, alameda.fieldId]);
    }
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.equal(closed.body.total, 0);
    assert.equal((await takeBack()).error?.code, 'CLOSING_CHANGED_SINCE', 'once');
  });

  it('can’t be undone, not even in part, once a match has changed or its place is taken', async () => {
    const { preview, save, matchIds, eras, alameda, params, admin } = await setUp();
    const { stamp } = (await preview()).body;
    const moves = [{ matchId: matchIds[0], kickOff: noon, fieldId: eras.fieldId }];
    const { undo } = (await save(stamp, moves)).body;
    assert.ok(undo);
    const takeBack = (matches = undo.matches) =>
      world.call(closingCalls.undo, { params, body: { ...undo, matches } }, admin);
    const later = { matchId: matchIds[0], kickOff: `${saturday}T12:00:00.000Z` };
    await world.call(matchManagementCalls.schedule, { body: later }, admin);
    assert.equal((await takeBack()).error?.code, 'CLOSING_CHANGED_SINCE');
    const { version } = await matchOf(matchIds[0]);
    const occupied = { matchId: matchIds[0], version, kickOff: afternoon, fieldId: alameda.fieldId };
    assert.equal((await takeBack([occupied])).error?.code, 'SCHEDULE_CONFLICT');
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.equal(closed.body.total, 1);
    assert.equal((await matchOf(matchIds[0])).fieldId, eras.fieldId);
  });

  it('lists and moves every match, however many there are', async () => {
    const season = await setUp();
    const { preview, save } = season;
    const { db } = world.store;
    const [first] = (await listMatches(world, season)).filter(({ round }) => round === 1);
    const row = await matchOf(first?.id ?? '');
    const copies = Array.from({ length: 90 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      key: `more ${index}`,
      kickOff: new Date(Date.parse(`${saturday}T05:00:00.000Z`) + index * 60_000),
      homeTeamId: null,
      awayTeamId: null,
      home: JSON.stringify(row.home),
      away: JSON.stringify(row.away),
      result: JSON.stringify(row.result),
    }));
    await db.insertInto('matches').values(copies).execute();
    const { status, body: seen } = await preview();
    assert.deepEqual([status, seen.total, seen.matches.length], [200, 92, 92]);
    const moves = seen.matches.map(({ match }) => ({ matchId: match.id, kickOff: null, fieldId: null }));
    const saved = await save(seen.stamp, moves);
    assert.equal(saved.status, 200, JSON.stringify(saved.error));
    assert.deepEqual([saved.body.postponed.length, saved.body.left], [92, []]);
  });

  it('is refused if a match has changed since, and then nothing is saved', async () => {
    const { preview, save, matchIds, admin, params } = await setUp();
    const { stamp } = (await preview()).body;
    const later = { matchId: matchIds[0], kickOff: `${saturday}T12:00:00.000Z` };
    await world.call(matchManagementCalls.schedule, { body: later }, admin);
    assert.equal((await save(stamp, [])).error?.code, 'CLOSING_OUTDATED');
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.equal(closed.body.total, 0);
  });

  it('moves no match onto an occupied field or into the closed days, and none that isn’t affected', async () => {
    const { preview, save, matchIds, eras, alameda, params, admin } = await setUp();
    const { stamp } = (await preview()).body;
    const both = matchIds.map((matchId) => ({ matchId, kickOff: noon, fieldId: eras.fieldId }));
    assert.equal((await save(stamp, both)).error?.code, 'SCHEDULE_CONFLICT');
    const inside = [{ matchId: matchIds[0], kickOff: `${saturday}T08:00:00.000Z`, fieldId: alameda.fieldId }];
    assert.equal((await save(stamp, inside)).error?.code, 'SCHEDULE_CONFLICT');
    const foreign = [{ matchId: alameda.id, kickOff: noon, fieldId: eras.fieldId }];
    const answer = await save(stamp, foreign);
    assert.deepEqual([answer.error?.code, answer.error?.field], ['MATCH_NOT_CONCERNED', 'moves.0.matchId']);
    const closed = await world.call(venueCalls.closedDates, { params, query: {} }, admin);
    assert.equal(closed.body.total, 0);
    for (const id of matchIds) assert.equal((await matchOf(id)).fieldId, alameda.fieldId);
  });

  it('can mean shorter hours, which affect only matches that no longer fit', async () => {
    const { preview, save, matchIds, alameda } = await setUp();
    const change = {
      id: alameda.id,
      name: 'Alameda',
      version: alameda.version,
      fields: [{ id: alameda.fieldId, name: 'Campo 1' }],
      openings: [{ weekday: 6, opensAt: '09:00', closesAt: '14:30' }],
    };
    const seen = (await preview({ change })).body;
    assert.deepEqual(
      seen.matches.map(({ match }) => match.id),
      [matchIds[1]],
    );
    const [place] = seen.matches[0]?.places ?? [];
    assert.ok(place);
    const move = { matchId: matchIds[1], kickOff: place.kickOff, fieldId: place.field.id };
    const saved = await save(seen.stamp, [move], { change });
    assert.equal(saved.status, 200, JSON.stringify(saved.error));
    assert.equal(saved.body.venue?.openings.length, 1);
  });

  it('can mean deleting the venue: its matches move first, or keep their time without a field', async () => {
    const { preview, save, matchIds, alameda } = await setUp();
    const closing = { deleteId: alameda.id };
    const seen = (await preview(closing)).body;
    assert.deepEqual(
      seen.matches.map(({ losesField }) => losesField),
      [true, true],
    );
    assert.equal((await save(seen.stamp, [], closing)).error?.code, 'FIELD_IN_USE');
    const moves = [
      { matchId: matchIds[0], kickOff: noon, fieldId: null },
      { matchId: matchIds[1], kickOff: afternoon, fieldId: null },
    ];
    const saved = await save(seen.stamp, moves, closing);
    assert.equal(saved.status, 200, JSON.stringify(saved.error));
    const row = await matchOf(matchIds[0]);
    assert.deepEqual([row.state, row.kickOff?.toISOString(), row.fieldId], ['SCHEDULED', noon, null]);
  });

  it('can affect a single field, and hits nothing where no match is played', async () => {
    const { preview, save, alameda, eras, params, admin } = await setUp();
    const fields = [{ id: eras.fieldId, name: 'Campo 1' }, { name: 'Campo 2' }];
    const wider = { name: 'Las Eras', version: eras.version, fields };
    const changed = await world.call(
      venueCalls.update,
      { params: { ...params, id: eras.id }, body: wider },
      admin,
    );
    const second = changed.body.fields[1]?.id ?? '';
    const span = { startsOn: saturday, endsOn: saturday };
    const closing = { days: { venueId: eras.id, fieldIds: [second], ...span } };
    const seen = (await preview(closing)).body;
    assert.equal(seen.total, 0);
    const saved = await save(seen.stamp, [], closing);
    assert.deepEqual(
      saved.body.closedDates.map(({ field }) => field?.id),
      [second],
    );
    const unknown = await preview({ days: { venueId: alameda.id, fieldIds: [second], ...span } });
    assert.equal(unknown.error?.code, 'FIELD_UNKNOWN');
  });

  it('is forbidden to members, and names unknown venues and fields', async () => {
    const { params, club, days, preview } = await setUp();
    const refused = await world.call(closingCalls.preview, { params, body: days }, club.people.member);
    assert.equal(refused.status, 403);
    const other = await setUp();
    const foreign = await preview({ deleteId: other.alameda.id });
    assert.equal(foreign.error?.code, 'VENUE_UNKNOWN');
    assert.equal((await preview({})).status, 400);
    const inbox = await world.call(notificationCalls.list, { query: {} }, club.people.member);
    assert.equal(inbox.body.total, 0);
  });
});
