import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brokerCalls, courtQueueCalls, dashboardCalls, homeCalls, roundCalls } from '@traip/contract';
import { inboxOf } from '../../notification/testing/inbox.ts';
import { createOrganisation, createTeam, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, namedTeams } from '../competition-form/testing/forms.ts';

type User = { readonly token: string };

describe('a competition with a court queue', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'referee' | 'super-admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'referee', 'super-admin');
  });

  const called = (rest: number): NonNullable<FormInput['timetable']> => ({
    firstDay: '2026-09-05',
    weekdays: [6],
    firstKickOff: '10:00',
    lastKickOff: '20:00',
    every: 30,
    rest,
    pace: 'PACKED',
    mode: 'CALLED',
    venue: { name: `Club ${rest}`, fields: ['Pista 1', 'Pista 2'] },
  });

  /** Four teams, all against all, on two courts, with the calls of the desk. */
  const open = async ({ rest = 0, ...change }: Partial<FormInput> & { rest?: number } = {}) => {
    const { competition, scheduled } = await createFromForm(world, club, {
      teams: namedTeams(4),
      season: { name: `Temporada ${Math.random()}` },
      timetable: called(rest),
      publish: true,
      ...change,
    });
    assert.equal(scheduled, 0);
    const params = { competitionId: competition.id };
    const read = (user: User | undefined = club.people.referee) =>
      world.call(courtQueueCalls.get, { params }, user);
    const call = (matchId: string, fieldId: string) =>
      world.call(courtQueueCalls.call, { params, body: { matchId, fieldId } }, club.people.referee);
    const finish = async (matchId: string) => {
      const { version } = await world.store.db
        .selectFrom('matches')
        .select('version')
        .where('id', '=', matchId)
        .executeTakeFirstOrThrow();
      const body = { results: [{ matchId, version, score: { home: 1, away: 0 } }] };
      await world.call(roundCalls.saveResults, { params, body }, club.people.referee);
    };
    return { params, competition, read, call, finish };
  };

  const linesOf = ({ body }: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['read']>>) => ({
    courts: body.courts.map(({ field, match }) => `${field.name}: ${match ? sidesOf(match) : '–'}`),
    queue: body.queue.map(({ match, wait, place }) => `${place} ${sidesOf(match)} ${wait}`),
  });
  const sidesOf = (match: { home: { name: string } | null; away: { name: string } | null }) =>
    [match.home, match.away].map((team) => team?.name.slice(-1) ?? '?').join('-');

  it('begins with free courts and a queue without fixed times', async () => {
    const { read } = await open();
    const { courts, queue } = linesOf(await read(undefined));
    assert.deepEqual(courts, ['Pista 1: –', 'Pista 2: –']);
    assert.equal(queue.length, 6);
    assert.ok(queue.every((line) => line.endsWith('READY')));
  });

  it('calls the next match to a court, and then the next one whose sides aren’t playing', async () => {
    const { read, call, finish } = await open();
    const first = (await read()).body;
    const [one, two] = first.courts;
    assert.ok(one && two && first.nextMatchId);
    const after = await call(first.nextMatchId, one.field.id);
    assert.equal(after.status, 200);
    const onCourt = after.body.courts[0]?.match;
    assert.deepEqual([onCourt?.id, onCourt?.state], [first.nextMatchId, 'SCHEDULED']);
    const second = after.body.nextMatchId;
    assert.ok(second);
    const both = await call(second, two.field.id);
    assert.equal(both.body.nextMatchId, null, 'all four are playing');
    assert.ok(both.body.queue.every(({ wait }) => wait === 'PLAYING'));
    await finish(first.nextMatchId);
    const { body } = await read(undefined);
    assert.equal(body.courts[0]?.match, null, 'the result frees the court');
    assert.equal(body.queue.length, 4);
  });

  it('lets every side rest as configured', async () => {
    const { read, call, finish } = await open({ rest: 20 });
    const { nextMatchId, courts } = (await read()).body;
    await call(String(nextMatchId), String(courts[0]?.field.id));
    await finish(String(nextMatchId));
    const { body } = await read();
    assert.deepEqual(new Set(body.queue.map(({ wait }) => wait)), new Set(['READY', 'RESTING']));
    assert.equal(body.queue.find(({ wait }) => wait === 'READY')?.match.id, body.nextMatchId);
  });

  it('skips a side that isn’t there, until it arrives', async () => {
    const { params, read } = await open();
    const matchId = String((await read()).body.nextMatchId);
    const skip = (isSkipped: boolean) =>
      world.call(courtQueueCalls.skip, { params, body: { matchId, isSkipped } }, club.people.referee);
    const skipped = (await skip(true)).body;
    assert.notEqual(skipped.nextMatchId, matchId);
    assert.deepEqual(
      skipped.queue.filter(({ wait }) => wait === 'SKIPPED').map(({ match, place }) => [match.id, place]),
      [[matchId, null]],
    );
    assert.equal((await skip(false)).body.nextMatchId, matchId);
  });

  it('can take a call back, and the match returns to its place in the queue', async () => {
    const { params, read, call } = await open();
    const before = (await read()).body;
    const matchId = String(before.nextMatchId);
    await call(matchId, String(before.courts[0]?.field.id));
    const { body } = await world.call(
      courtQueueCalls.takeBack,
      { params, body: { matchId } },
      club.people.referee,
    );
    assert.deepEqual(
      [body.courts[0]?.match, body.nextMatchId, body.queue.length],
      [null, matchId, before.queue.length],
    );
    const row = await world.store.db
      .selectFrom('matches')
      .select(['kickOff', 'fieldId', 'state'])
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { kickOff: null, fieldId: null, state: 'CREATED' });
  });

  it('notifies both teams that they are called and where, and that a call was taken back', async () => {
    const [one, two] = [await createTeam(world, {}, 'OWNER'), await createTeam(world, {}, 'OWNER')];
    const { params, read, call } = await open({ teams: [{ id: one.id }, { id: two.id }] });
    const { nextMatchId, courts } = (await read()).body;
    const matchId = String(nextMatchId);
    await call(matchId, String(courts[0]?.field.id));
    const { inbox } = inboxOf(world);
    for (const { people } of [one, two]) {
      const [notification] = (await inbox(people.OWNER)).items;
      assert.deepEqual([notification?.kind, notification?.path], ['MATCH_CALLED', `/m/${matchId}`]);
      assert.match(notification?.title.es ?? '', /^Ahora en Pista 1: /);
      assert.match(notification?.title.en ?? '', /^Now on Pista 1: /);
    }
    await world.call(courtQueueCalls.takeBack, { params, body: { matchId } }, club.people.referee);
    const { items } = await inbox(one.people.OWNER);
    assert.deepEqual(
      items.filter(({ kind }) => kind === 'MATCH_CALLED').map(({ title }) => title.es.slice(0, 12)),
      ['Todavía no: '],
    );
  });

  it('shows its matches among the upcoming ones of their players, without a time', async () => {
    const [one, two] = [await createTeam(world, {}, 'OWNER'), await createTeam(world, {}, 'OWNER')];
    const { competition } = await open({ teams: [{ id: one.id }, { id: two.id }] });
    const home = await world.call(homeCalls.mine, {}, one.people.OWNER);
    assert.deepEqual(
      home.body.next.map((match) => [match.competition.id, match.isQueued, match.kickOff]),
      [[competition.id, true, null]],
    );
    const listed = async (timeline: 'TODAY' | 'UPCOMING') => {
      const query = { timeline, withFilters: 'true' } as const;
      const { body } = await world.call(homeCalls.matches, { query }, one.people.OWNER);
      return [body.total, body.filters?.timelines];
    };
    assert.deepEqual(await listed('UPCOMING'), [1, [{ timeline: 'UPCOMING', count: 1 }]]);
    const begun = { competitionId: competition.id, state: 'IN_PROGRESS' as const };
    await world.call(
      dashboardCalls.changeState,
      { params: { orgCode: club.code }, body: begun },
      club.people['super-admin'],
    );
    assert.deepEqual(await listed('TODAY'), [1, [{ timeline: 'TODAY', count: 1 }]]);
  });

  it('refuses invalid calls', async () => {
    const { params, read, call } = await open();
    const { courts, queue, nextMatchId } = (await read()).body;
    const [one = '', two = ''] = courts.map(({ field }) => field.id);
    const first = String(nextMatchId);
    await call(first, one);
    const sides = (id: string) =>
      queue.filter(({ match }) => match.id === id).flatMap(({ match }) => [match.home?.id, match.away?.id]);
    const free = queue.find(({ match }) => !sides(match.id).some((side) => sides(first).includes(side)));
    const busy = queue.find(({ match }) => match.id !== first && match !== free?.match);
    const codeOf = async (answer: ReturnType<typeof call>) => (await answer).error?.code;
    assert.equal(await codeOf(call(String(free?.match.id), one)), 'COURT_TAKEN');
    assert.equal(await codeOf(call(String(busy?.match.id), two)), 'SIDE_ON_COURT');
    assert.equal(await codeOf(call(first, two)), 'MATCH_NOT_WAITING');
    assert.equal(await codeOf(call(String(free?.match.id), first)), 'FIELD_UNKNOWN');
    const body = { matchId: String(free?.match.id) };
    const back = await world.call(courtQueueCalls.takeBack, { params, body }, club.people.referee);
    assert.equal(back.error?.code, 'MATCH_NOT_CALLED');
  });

  it('doesn’t call matches to a court where another competition plays', async () => {
    const one = await open();
    const { settings } = (await one.read()).body;
    assert.ok(settings);
    const other = await createFromForm(world, club, { season: { name: 'Otra' }, publish: true });
    const params = { competitionId: other.competition.id };
    const set = await world.call(courtQueueCalls.set, { params, body: { settings } }, club.people.admin);
    const [court] = set.body.courts;
    await world.call(
      courtQueueCalls.call,
      { params, body: { matchId: String(set.body.nextMatchId), fieldId: String(court?.field.id) } },
      club.people.referee,
    );
    assert.equal((await one.read()).body.courts[0]?.isTaken, true);
    const refused = await one.call(String((await one.read()).body.nextMatchId), String(court?.field.id));
    assert.equal(refused.error?.code, 'COURT_TAKEN');
  });

  it('removes the times of a competition that had some, and is off by default', async () => {
    const { mode: _mode, ...hours } = called(5);
    const { competition } = await createFromForm(world, club, {
      season: { name: 'Horas' },
      timetable: hours,
    });
    const params = { competitionId: competition.id };
    const off = await world.call(courtQueueCalls.get, { params }, club.people.admin);
    assert.deepEqual([off.body.settings, off.body.queue], [null, []]);
    const skip = await world.call(
      courtQueueCalls.skip,
      { params, body: { matchId: competition.id, isSkipped: true } },
      club.people.admin,
    );
    assert.equal(skip.error?.code, 'QUEUE_OFF');
    const fields = await world.store.db
      .selectFrom('matches')
      .select('fieldId')
      .distinct()
      .where('competitionId', '=', competition.id)
      .execute();
    const settings = { fieldIds: fields.flatMap(({ fieldId }) => fieldId ?? []), every: 30 };
    const on = await world.call(courtQueueCalls.set, { params, body: { settings } }, club.people.admin);
    assert.equal(on.body.queue.length, 6);
    const foreign = { fieldIds: [competition.id], every: 30 };
    const refused = await world.call(
      courtQueueCalls.set,
      { params, body: { settings: foreign } },
      club.people.admin,
    );
    assert.equal(refused.error?.code, 'FIELD_UNKNOWN');
  });

  it('notifies everyone once that there are no fixed times any more', async () => {
    const [one, two, three] = [
      await createTeam(world, {}, 'OWNER'),
      await createTeam(world, {}, 'OWNER'),
      await createTeam(world, {}, 'OWNER'),
    ];
    const { mode: _mode, ...hours } = called(6);
    const { competition } = await createFromForm(world, club, {
      season: { name: 'Horas que se van' },
      teams: [one, two, three].map(({ id }) => ({ id })),
      timetable: hours,
      publish: true,
    });
    const params = { competitionId: competition.id };
    const { fieldId } = await world.store.db
      .selectFrom('matches')
      .select('fieldId')
      .where('competitionId', '=', competition.id)
      .executeTakeFirstOrThrow();
    const settings = { fieldIds: [String(fieldId)], every: 30 };
    const switchOn = () => world.call(courtQueueCalls.set, { params, body: { settings } }, club.people.admin);
    await switchOn();
    await switchOn();
    const { items } = await inboxOf(world).inbox(one.people.OWNER);
    const moved = items.filter(({ kind }) => kind === 'MATCH_MOVED');
    assert.deepEqual(
      moved.map(({ title }) => [title.es, title.en]),
      [[`${competition.name}: ya no hay horas fijas`, `${competition.name}: no more fixed times`]],
    );
  });

  it('marks courts with a match that can’t end in a draw; a shoot-out decides it', async () => {
    const { params, read, call } = await open({
      phases: [{ name: 'Copa', algorithm: 'SINGLE_ELIM', seed: 'sol' }],
    });
    const { queue, courts } = (await read()).body;
    const [semi] = queue;
    const [field] = courts.map(({ field: { id } }) => id);
    assert.ok(semi && field);
    const { courts: after } = (await call(semi.match.id, field)).body;
    assert.deepEqual(
      after.map(({ isKnockout }) => isKnockout),
      [true, false],
    );
    const { version = 0 } = after[0]?.match ?? {};
    const result = { matchId: semi.match.id, version, score: { home: 1, away: 1 } };
    const save = (more: object) =>
      world.call(
        roundCalls.saveResults,
        { params, body: { results: [{ ...result, ...more }] } },
        club.people.referee,
      );
    await save({ shootOut: { home: 4, away: 3 } });
    const { courts: freed } = (await read()).body;
    assert.equal(freed[0]?.match, null);
  });

  it('has no fixed times for the next round of a Swiss either', async () => {
    const { competition, params, read, call, finish } = await open({
      phases: [{ name: 'Suizo', algorithm: 'SWISS', params: { rounds: 2 }, seed: 'sol' }],
    });
    const { queue, courts } = (await read()).body;
    for (const [index, { match }] of queue.entries()) {
      await call(match.id, String(courts[index]?.field.id));
      await finish(match.id);
    }
    const phaseId = String(competition.phases[0]?.id);
    await world.call(roundCalls.makeOfficial, { params, body: { phaseId, round: 1 } }, club.people.admin);
    const body = { ...params, phaseId, mode: 'COMMIT' as const };
    await world.call(brokerCalls.process, { body }, club.people.admin);
    const next = (await read()).body.queue;
    assert.deepEqual(
      next.map(({ match, wait }) => [match.kickOff, wait]),
      [
        [null, 'READY'],
        [null, 'READY'],
      ],
    );
  });

  it('ends with its competition', async () => {
    const { params, read, call } = await open();
    const { nextMatchId, courts } = (await read()).body;
    const body = { ...params, state: 'CANCELED' as const, reason: 'Lluvia' };
    await world.call(
      dashboardCalls.changeState,
      { params: { orgCode: club.code }, body },
      club.people['super-admin'],
    );
    const { error } = await call(String(nextMatchId), String(courts[0]?.field.id));
    assert.equal(error?.code, 'COMPETITION_OVER');
  });
});
