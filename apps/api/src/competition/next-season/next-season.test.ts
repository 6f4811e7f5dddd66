import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { competitionCalls, nextSeasonCalls, questionCalls, seasonCalls } from '@traip/contract';
import { createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam } from '../../testing/fixtures/people.ts';
import { createVenue } from '../../testing/fixtures/venues.ts';
import { openWorld } from '../../testing/world.ts';
import { twoDivisions } from './testing/two-divisions.ts';

describe('starting a new season from the old one', () => {
  const world = openWorld();
  const competition = async (id: string, user: Parameters<typeof world.call>[2]) =>
    (await world.call(competitionCalls.fullById, { params: { id } }, user)).body;

  it('proposes dates a year later, with promotions and relegations and their reasons', async () => {
    const { preview, first, second } = await twoDivisions(world);
    const { body } = await preview();
    assert.deepEqual(body.proposed, { name: '2027/28', startsOn: '2027-09-04', endsOn: '2028-05-28' });
    assert.deepEqual(
      body.competitions.map(({ name, isFinal, isAboveGuessed, above }) => [
        name,
        isFinal,
        isAboveGuessed,
        above && [above.competitionId === first.competitionId, above.up, above.down],
      ]),
      [
        ['1ª División', true, false, null],
        ['2ª División', true, true, [true, 1, 1]],
      ],
    );
    assert.deepEqual(
      body.moves
        .filter(({ why }) => why !== 'STAYS')
        .map(({ teamId, toId, position, why }) => [teamId, toId, position, why]),
      [
        [first.teams[3], second.competitionId, 4, 'DOWN'],
        [second.teams[0], first.competitionId, 1, 'UP'],
      ],
    );
    assert.deepEqual(
      body.competitions[0]?.teams.map(({ team, position }) => [team.id, position]),
      first.teams.map((id, index) => [id, index + 1]),
    );
  });

  it('creates drafts with the old format and rules, and the teams as arranged', async () => {
    const { preview, start, goesOn, first, second, admin, club } = await twoDivisions(world);
    await world.store.db
      .updateTable('competitions')
      .set({
        description: 'La de siempre',
        rulesOverride: JSON.stringify({ points: { win: 2 } }),
        startsOn: '2026-09-12',
        reportMode: 'CAPTAINS',
      })
      .where('id', '=', first.competitionId)
      .execute();
    const [a = '', b = '', c = '', d = ''] = first.teams;
    const [e = '', f = '', g = ''] = second.teams;
    const newcomer = await createTeam(world, { organisationId: club.id });
    const { status, body } = await start({
      startsOn: '2027-09-04',
      endsOn: '2028-05-28',
      competitions: [
        goesOn(first, [a, b, c, e]),
        {
          ...goesOn(second, [d, f, g, newcomer.id]),
          name: 'Segunda',
          above: { competitionId: first.competitionId, up: 2, down: 1 },
        },
      ],
    });
    assert.deepEqual([status, body.season.name, body.season.competitions], [201, '2027/28', 2]);
    const [top, low] = body.competitions;
    assert.deepEqual([top?.teams, low?.name, low?.fromId], [4, 'Segunda', second.competitionId]);
    const created = await competition(top?.id ?? '', admin);
    assert.deepEqual(
      [
        created.state,
        created.description,
        created.rulesOverride,
        created.startsOn,
        created.phases[0]?.broker?.algorithm,
      ],
      ['DRAFT', 'La de siempre', { points: { win: 2 } }, '2027-09-11', 'ROUND_ROBIN'],
    );
    assert.deepEqual(
      created.entries
        .toSorted((one, other) => Number(one.seed) - Number(other.seed))
        .map(({ team }) => team.id),
      [a, b, c, e],
    );
    assert.deepEqual([created.phases[0]?.teams, created.phases[0]?.matches], [4, 0]);
    // The levels are kept too.
    const again = await world.call(nextSeasonCalls.preview, { params: { id: body.season.id } }, admin);
    const lower = again.body.competitions.find(({ name }) => name === 'Segunda');
    assert.deepEqual(
      [lower?.above, lower?.isAboveGuessed],
      [{ competitionId: top?.id, up: 2, down: 1 }, false],
    );
    assert.deepEqual((await preview()).body.continuedBy, [{ id: body.season.id, name: '2027/28' }]);
  });

  it('shifts registration, transfers and closed dates, and drops venues that no longer exist', async () => {
    const { start, goesOn, first, admin, club } = await twoDivisions(world);
    const { db } = world.store;
    const rules = {
      opensAt: '2026-08-01T22:00:00.000Z',
      closesAt: '2026-10-20T21:59:59.000Z',
      referenceDate: '2026-12-31',
      transferWindow: { from: '2027-01-04', to: '2027-01-31' },
      maxPlayers: 25,
    };
    const venue = await createVenue(world, club.id);
    const wishes = {
      firstDay: '2026-09-12',
      lastDay: '2027-05-30',
      windows: [{ weekday: 6, from: '10:00', to: '18:00' }],
      closedDates: [{ from: '2026-12-24', to: '2027-01-06' }],
      venueIds: [venue.venueId, randomUUID()],
    };
    await db
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify(rules) })
      .where('id', '=', first.competitionId)
      .execute();
    await db
      .updateTable('phases')
      .set({ calendarWishes: JSON.stringify(wishes) })
      .where('id', '=', first.phaseId)
      .execute();
    const params = { competitionId: first.competitionId };
    const questions = [
      { audience: 'TEAM' as const, kind: 'CHOICE' as const, label: '¿Color?', options: ['Rojo', 'Azul'] },
    ];
    await world.call(questionCalls.save, { params, body: { questions } }, admin);
    const { body } = await start({ startsOn: '2027-09-04', competitions: [goesOn(first, first.teams)] });
    const id = body.competitions[0]?.id ?? '';
    const created = await db
      .selectFrom('competitions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(created.registrationRules, {
      maxPlayers: 25,
      opensAt: '2027-07-31T22:00:00.000Z',
      closesAt: '2027-10-19T21:59:59.000Z',
      referenceDate: '2027-12-31',
      transferWindow: { from: '2028-01-03', to: '2028-01-30' },
    });
    const phase = await db
      .selectFrom('phases')
      .selectAll()
      .where('competitionId', '=', id)
      .executeTakeFirstOrThrow();
    const copied = phase.calendarWishes as unknown as typeof wishes;
    assert.deepEqual(
      [copied.firstDay, copied.lastDay, copied.closedDates, copied.venueIds],
      ['2027-09-11', '2028-05-28', [{ from: '2027-12-23', to: '2028-01-05' }], [venue.venueId]],
    );
    const questionList = await world.call(questionCalls.list, { params: { competitionId: id } }, admin);
    assert.deepEqual(
      questionList.body.questions.map(({ label, options }) => [label, options]),
      [['¿Color?', ['Rojo', 'Azul']]],
    );
  });

  it('creates it only once, however often the request is sent', async () => {
    const { start, goesOn, first, preview, admin, traip } = await twoDivisions(world);
    const body = { requestId: randomUUID(), competitions: [goesOn(first, first.teams)] };
    const answers = await Promise.all([start(body), start(body), start(body)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    );
    assert.equal(new Set(answers.map((answer) => answer.body.season.id)).size, 1);
    assert.equal((await preview()).body.continuedBy.length, 1);
    const { body: all } = await world.call(seasonCalls.find, { body: { traipId: traip.traipId } }, admin);
    assert.equal(all.total, 2);
  });

  it('can be repeated under another name, but not the same one', async () => {
    const { start, goesOn, first } = await twoDivisions(world);
    const competitions = [goesOn(first, first.teams)];
    assert.equal((await start({ competitions })).status, 201);
    const { status, error } = await start({ competitions });
    assert.deepEqual([status, error?.code, error?.field], [409, 'NAME_TAKEN', 'name']);
    assert.equal((await start({ competitions, name: '2027/28 bis' })).status, 201);
  });

  it('refuses invalid requests, and then creates nothing', async () => {
    const { start, goesOn, first, second, preview } = await twoDivisions(world);
    const other = await twoDivisions(world);
    const [a = ''] = first.teams;
    const above = { competitionId: first.competitionId, up: 1, down: 1 };
    const refused = async (body: Record<string, unknown>) => {
      const { status, error } = await start(body);
      return [status, error?.code, error?.field];
    };
    const one = [goesOn(first, first.teams)];
    assert.deepEqual(await refused({ competitions: [] }), [400, 'BAD_REQUEST', 'competitions']);
    assert.deepEqual(await refused({ competitions: one, startsOn: '2027-09-01', endsOn: '2027-08-01' }), [
      400,
      'BAD_REQUEST',
      'endsOn',
    ]);
    assert.deepEqual(await refused({ competitions: [goesOn(other.first, [])] }), [
      422,
      'COMPETITION_OF_OTHER_SEASON',
      'competitions.0.fromId',
    ]);
    assert.deepEqual(await refused({ competitions: [...one, ...one] }), [
      422,
      'COMPETITION_OF_OTHER_SEASON',
      'competitions.1.fromId',
    ]);
    assert.deepEqual(await refused({ competitions: [goesOn(first, [a, a])] }), [
      409,
      'ALREADY_ENTERED',
      'competitions.0.teams.1.id',
    ]);
    assert.deepEqual(
      await refused({ competitions: [goesOn(first, [a]), { ...goesOn(second, [a]), above }] }),
      [409, 'ALREADY_ENTERED', 'competitions.1.teams.0.id'],
    );
    assert.deepEqual(await refused({ competitions: [goesOn(first, [randomUUID()])] }), [
      422,
      'TEAM_UNKNOWN',
      'competitions.0.teams.0.id',
    ]);
    for (const competitionId of [second.competitionId, randomUUID()])
      assert.deepEqual(
        await refused({ competitions: [{ ...goesOn(second, []), above: { ...above, competitionId } }] }),
        [422, 'LEVELS_INVALID', 'competitions.0.above.competitionId'],
      );
    await world.store.db
      .updateTable('competitions')
      .set({ maxTeams: 3 })
      .where('id', '=', first.competitionId)
      .execute();
    assert.deepEqual(await refused({ competitions: one }), [409, 'COMPETITION_FULL', 'competitions.0.teams']);
    assert.deepEqual((await preview()).body.continuedBy, []);
  });

  it('allows a team in a league and a cup, but not on two levels', async () => {
    const { start, goesOn, first, second } = await twoDivisions(world);
    const [a = '', b = ''] = first.teams;
    assert.equal(
      (await start({ competitions: [goesOn(first, [a, b]), goesOn(second, [a, b])] })).status,
      201,
    );
  });

  it('creates newcomers if the caller can create teams', async () => {
    const { start, goesOn, first, club, admin } = await twoDivisions(world);
    const competitions = [{ ...goesOn(first, []), teams: [{ name: 'Recién Llegados' }] }];
    const refused = await start({ competitions }, club.people.referee);
    assert.deepEqual([refused.status, refused.error?.field], [403, 'competitions.0.teams.0.name']);
    const { body } = await start({ competitions });
    const { entries } = await competition(body.competitions[0]?.id ?? '', admin);
    assert.deepEqual(
      entries.map(({ team }) => team.name),
      ['Recién Llegados'],
    );
  });

  it('is impossible for another organisation, or with an unknown season', async () => {
    const { preview, start, goesOn, first, club } = await twoDivisions(world);
    const other = await createOrganisation(world, 'admin');
    for (const user of [club.people.member, other.people.admin]) {
      assert.equal((await preview(user)).status, 403);
      assert.equal((await start({ competitions: [goesOn(first, [])] }, user)).status, 403);
    }
    const unknown = await world.call(
      nextSeasonCalls.preview,
      { params: { id: randomUUID() } },
      other.people.admin,
    );
    assert.equal(unknown.status, 404);
  });

  it('proposes nothing for a season without competitions or dates', async () => {
    const club = await createOrganisation(world, 'admin');
    const { seasonId: id } = await createTraip(world, club.id);
    const { body } = await world.call(nextSeasonCalls.preview, { params: { id } }, club.people.admin);
    assert.deepEqual(
      [body.proposed, body.competitions, body.moves],
      [{ name: '2027/28', startsOn: null, endsOn: null }, [], []],
    );
  });

  it('is recorded in the audit log', async () => {
    const { start, goesOn, first, club } = await twoDivisions(world);
    await start({ competitions: [goesOn(first, first.teams)] });
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select(['subjectKind', 'action'])
      .where('organisationId', '=', club.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    assert.deepEqual(
      entries.toReversed().map(({ subjectKind, action }) => `${subjectKind} ${action}`),
      ['SEASON STARTED', 'COMPETITION CREATED'],
    );
  });
});
