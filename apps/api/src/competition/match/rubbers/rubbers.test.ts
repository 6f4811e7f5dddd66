import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchManagementCalls, standingCalls } from '@traip/contract';
import { createPlayers } from '../../../testing/fixtures/lineups.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

const tennis = { sportKey: 'TENNIS', sportVariantKey: 'TENNIS_TEAM' } as const;

/** Parses the sets of a rubber as people say them: "6-4 3-6 7-5". */
const setsOf = (text: string) =>
  text.split(' ').map((set) => {
    const [home = 0, away = 0] = set.split('-').map(Number);
    return { home, away };
  });
const rubber = <T extends object>(key: string, text: string, more: T) => ({
  key,
  sets: setsOf(text),
  ...more,
});

describe('a tie of several rubbers', () => {
  const world = openWorld();

  async function tie() {
    const day = await matchDay(world, tennis);
    const home = await createPlayers(world, day.home.id, 3);
    const away = await createPlayers(world, day.away.id, 3);
    const [ana, bea, cruz] = home.map(({ id }) => id);
    const [dan, eva, fran] = away.map(({ id }) => id);
    assert.ok(ana && bea && cruz && dan && eva && fran);
    const rubbers = [
      rubber('S1', '6-4 6-4', { home: [ana], away: [dan] }),
      rubber('S2', '3-6 6-3 2-6', { home: [bea], away: [eva] }),
      rubber('D1', '7-6 7-5', { home: [ana, cruz], away: [eva, fran] }),
    ];
    return { day, rubbers, people: { ana, bea, cruz, dan, eva, fran } };
  }

  it('can be entered as a whole sheet, and everyone sees who played which rubber', async () => {
    const { day, rubbers, people } = await tie();
    const { status, body } = await day.result({ rubbers });
    assert.deepEqual([status, body.state, body.score], [200, 'FINISHED', { home: 2, away: 1 }]);
    const seen = await world.call(matchManagementCalls.full, { params: { id: day.matchId } });
    assert.deepEqual(
      seen.body.rubbers?.map(({ key, winner, home, away }) => [
        key,
        winner,
        home.map(({ id }) => id),
        away.map(({ id }) => id),
      ]),
      [
        ['S1', 'HOME', [people.ana], [people.dan]],
        ['S2', 'AWAY', [people.bea], [people.eva]],
        ['D1', 'HOME', [people.ana, people.cruz], [people.eva, people.fran]],
      ],
    );
    assert.deepEqual(seen.body.rubbers?.[1]?.sets, setsOf('3-6 6-3 2-6'));
  });

  it('counts rubbers, sets and games in the table', async () => {
    const { day, rubbers } = await tie();
    await day.result({ rubbers });
    const { body } = await world.call(
      standingCalls.tables,
      { params: { id: day.competition.competitionId }, query: {} },
      day.club.people.admin,
    );
    const [first] = body.phases[0]?.tables[0]?.rows ?? [];
    assert.ok(first);
    const { points, setsWon, setsLost, pointsWon, pointsLost } = first;
    assert.deepEqual(
      [points, first.for, first.against, setsWon, setsLost, pointsWon, pointsLost],
      [2, 2, 1, 5, 2, 37, 34],
    );
  });

  it('can be entered rubber by rubber during play, and ends when all are in', async () => {
    const { day, rubbers } = await tie();
    await day.start();
    const enter = (at: number, one: object) =>
      day.register({ type: 'GOAL', kind: 'RUBBER', period: at + 1, rubber: one as never });
    const [first, second, third] = rubbers;
    assert.ok(first && second && third);
    const open = await enter(0, { ...first, sets: setsOf('6-4 2-1') });
    assert.deepEqual([open.status, open.body.desk.score], [200, { home: 0, away: 0 }]);
    await enter(0, first);
    await enter(1, second);
    const early = await day.finish();
    assert.deepEqual([early.status, early.error?.code], [422, 'RUBBERS_MISSING']);
    const { body } = await enter(2, third);
    assert.deepEqual(body.desk.score, { home: 2, away: 1 });
    const done = await day.finish();
    assert.deepEqual([done.status, done.body.state], [200, 'FINISHED']);
    assert.equal(done.body.rubbers?.[2]?.home.length, 2);
  });

  it('accepts rubbers noted offline, and reports the outcome of each', async () => {
    const { day, rubbers } = await tie();
    await day.start();
    const [first, second] = rubbers;
    const events = [first, { ...second, sets: setsOf('9-7') }].map((one, at) => ({
      type: 'GOAL' as const,
      kind: 'RUBBER',
      period: at + 1,
      rubber: one as never,
    }));
    const { body } = await day.registerAll(events);
    assert.deepEqual(
      body.outcomes.map(({ status, error }) => [status, error?.code, error?.field]),
      [
        ['REGISTERED', undefined, undefined],
        ['REFUSED', 'RUBBER_SET_IMPOSSIBLE', 'rubber.sets'],
      ],
    );
  });

  it('refuses impossible results, names the rubber, and saves nothing of the sheet', async () => {
    const { day, rubbers, people } = await tie();
    const [first, second, third] = rubbers;
    const refused = async (...sheet: readonly unknown[]) => {
      const { status, error } = await day.result({ rubbers: sheet });
      return [status, error?.code, error?.field].join(' ');
    };
    const one = (more: object) => refused({ ...first, ...more }, second, third);
    assert.equal(await one({ sets: setsOf('6-5 6-0') }), '422 RUBBER_SET_IMPOSSIBLE rubbers.0.sets');
    assert.equal(await one({ sets: setsOf('6-0') }), '422 RUBBER_UNDECIDED rubbers.0.sets');
    assert.equal(await one({ key: 'S9' }), '422 RUBBER_UNKNOWN rubbers.0.key');
    assert.equal(await one({ key: 'S2' }), '422 RUBBER_TWICE rubbers.1.key');
    assert.equal(await refused(first, second), '422 RUBBERS_MISSING rubbers');
    assert.equal(await one({ home: [people.dan] }), '422 PLAYER_NOT_IN_TEAM rubbers.0.home');
    assert.equal(await one({ home: [people.ana, people.bea] }), '422 RUBBER_TOO_MANY_PLAYERS rubbers.0.home');
    assert.equal(await one({ home: [people.bea] }), '422 RUBBER_PLAYER_TOO_OFTEN rubbers.1.home');
    assert.equal(
      await refused(first, second, { ...third, away: [people.eva, people.eva] }),
      '422 RUBBER_PLAYER_TWICE rubbers.2.away',
    );
    const { body } = await day.look();
    assert.deepEqual([body.state, body.rubbers?.flatMap(({ home }) => home)], ['SCHEDULED', []]);
  });

  it('enforces the order of strength by shirt number', async () => {
    const { day, rubbers, people } = await tie();
    const number = (personId: string, shirt: number) =>
      world.store.db.updateTable('teamMembers').set({ shirt }).where('personId', '=', personId).execute();
    await number(people.ana, 2);
    await number(people.bea, 1);
    const { status, error } = await day.result({ rubbers });
    assert.deepEqual([status, error?.code, error?.field], [422, 'RUBBER_ORDER_BROKEN', 'rubbers.1.home']);
    await number(people.bea, 3);
    assert.equal((await day.result({ rubbers })).status, 200);
  });

  it('can be corrected with its version, after showing the effect', async () => {
    const { day, rubbers } = await tie();
    const { body } = await day.result({ rubbers });
    const other = [...rubbers.slice(0, 2), rubber('D1', '', { sets: [], ending: 'FORFEIT_HOME' })];
    const impact = await day.impact({ rubbers: other }, day.club.people.admin);
    assert.deepEqual(impact.body.score, { home: 1, away: 2 });
    const stale = await day.result({ rubbers: other, version: body.version - 1 });
    assert.deepEqual([stale.status, stale.error?.code], [409, 'STALE_VERSION']);
    const mended = await day.result({ rubbers: other, version: body.version });
    assert.deepEqual(mended.body.score, { home: 1, away: 2 });
    assert.deepEqual(
      mended.body.rubbers?.[2]?.home.map(({ id }) => id),
      rubbers[2]?.home,
      'whoever was named stays named',
    );
  });

  it('can have only a score, and has no rubbers in sports without them', async () => {
    const { day } = await tie();
    assert.deepEqual((await day.result({ score: { home: 3, away: 0 } })).body.score, { home: 3, away: 0 });
    const football = await matchDay(world);
    const { status, error } = await football.result({ rubbers: [rubber('S1', '6-0 6-0', {})] });
    assert.deepEqual([status, error?.code], [422, 'SCORE_INVALID']);
  });
});
