import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createCaptainedTeam as captainedIn, openRegistration } from './testing/registration.ts';

type State = Parameters<typeof openRegistration> extends [unknown, ...infer Options] ? Options : never;

describe('teams entering a competition', () => {
  const world = openWorld();
  const setUp = (...state: State) => openRegistration(world, ...state);
  const captained = () => captainedIn(world);
  const db = () => world.store.db;

  it('are added to the first phase by staff, without confirming', async () => {
    const { add, admin, phaseTeams, competitionId } = await setUp('DRAFT');
    const team = await captained();
    const { status, body } = await add(team.id, admin, { seed: 3 });
    assert.deepEqual([status, body.status, body.seed, body.team.id], [201, 'ACCEPTED', 3, team.id]);
    assert.deepEqual(await phaseTeams(), [[team.id, 3]]);
    assert.equal((await add(team.id, admin)).error?.code, 'ALREADY_ENTERED');
    const record = await db()
      .selectFrom('auditEntries')
      .select(['action', 'subjectKind', 'byUser', 'details'])
      .where('competitionId', '=', competitionId)
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [record.action, record.subjectKind, record.byUser],
      ['ACCEPTED', 'PARTICIPATION', admin.id],
    );
    assert.equal(record.details.teamId, team.id);
  });

  it('belong to the organisation or are public: others are unknown', async () => {
    const { add, club, admin } = await setUp('DRAFT');
    const hidden = await createTeam(world, { privacy: 'PRIVATE' });
    const own = await createTeam(world, { privacy: 'PRIVATE', organisationId: club.id });
    const deleted = await createTeam(world, {});
    await db().updateTable('teams').set({ deletedAt: world.now() }).where('id', '=', deleted.id).execute();
    assert.equal((await add(own.id, admin)).status, 201);
    for (const { id } of [hidden, deleted]) {
      const { error } = await add(id, admin);
      assert.deepEqual([error?.code, error?.field], ['TEAM_UNKNOWN', 'teamId']);
    }
  });

  it('apply through their owner or captain, and can’t choose their own seed', async () => {
    const { add, member, phaseTeams } = await setUp();
    const team = await captained();
    assert.equal((await add(team.id, team.people.COACH)).status, 403);
    assert.equal((await add(team.id, await createPerson(world))).status, 403);
    assert.equal((await add(team.id, member)).status, 403);
    const requested = await add(team.id, team.people.CAPTAIN, { seed: 1 });
    assert.deepEqual(
      [requested.status, requested.body.status, requested.body.seed],
      [201, 'REQUESTED', null],
    );
    assert.deepEqual(await phaseTeams(), [[team.id, null]]);
    assert.equal((await add(team.id, team.people.OWNER)).error?.code, 'ALREADY_ENTERED');
  });

  it('can apply only while registration is open', async () => {
    const { add, move, competitionId } = await setUp();
    const team = await captained();
    const request = () => add(team.id, team.people.OWNER);
    await db()
      .updateTable('competitions')
      .set({ takesRegistrations: false })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await request()).error?.code, 'REGISTRATION_CLOSED');
    await db()
      .updateTable('competitions')
      .set({ takesRegistrations: true })
      .where('id', '=', competitionId)
      .execute();
    for (const state of ['IN_PROGRESS', 'FINISHED'] as const) {
      await move(state);
      assert.equal((await request()).error?.code, 'REGISTRATION_CLOSED', state);
    }
    await move('IN_PROGRESS_AND_OPENED');
    assert.equal((await request()).body.status, 'REQUESTED');
  });

  it('are accepted or rejected, and rejected ones can apply again', async () => {
    const { add, decide, list, admin, member, phaseTeams } = await setUp();
    const team = await captained();
    const { OWNER } = team.people;
    assert.equal((await decide(true, team.id)).error?.code, 'NOT_ENTERED');
    await add(team.id, OWNER);
    const refused = await decide(false, team.id, 'Falta la ficha médica');
    assert.deepEqual([refused.body.status, refused.body.reason], ['REJECTED', 'Falta la ficha médica']);
    assert.deepEqual(await phaseTeams(), []);
    assert.equal((await decide(true, team.id)).error?.code, 'NOT_ENTERED');
    const again = await add(team.id, OWNER);
    assert.deepEqual([again.body.status, again.body.reason], ['REQUESTED', null]);
    assert.deepEqual(await list(member), []);
    assert.equal((await decide(true, team.id)).body.status, 'ACCEPTED');
    assert.deepEqual(await list(member), [[team.id, 'ACCEPTED', null]]);
    assert.deepEqual(await phaseTeams(), [[team.id, null]]);
    assert.equal((await add(team.id, admin)).error?.code, 'ALREADY_ENTERED');
  });

  it('are shown only to staff and their own people while requested or rejected', async () => {
    const { add, decide, list, admin, member } = await setUp();
    const [applicant, refused] = [await captained(), await captained()];
    await add(applicant.id, applicant.people.OWNER);
    await add(refused.id, refused.people.OWNER);
    await decide(false, refused.id, 'Fuera de plazo');
    const rows = new Map((await list(admin)).map(([id, ...rest]) => [id, rest]));
    assert.deepEqual(rows.get(applicant.id), ['REQUESTED', null]);
    assert.deepEqual(rows.get(refused.id), ['REJECTED', 'Fuera de plazo']);
    assert.deepEqual(await list(member), []);
    assert.deepEqual(await list(await createPerson(world)), []);
    assert.deepEqual(await list(refused.people.COACH), [[refused.id, 'REJECTED', 'Fuera de plazo']]);
  });

  it('fill the competition exactly, however many apply at the same moment', async () => {
    const { add, decide, admin } = await setUp('PUBLICIZED', 2);
    const teams = [await captained(), await captained(), await captained(), await captained()];
    const [waiting, ...others] = teams;
    assert.ok(waiting);
    await add(waiting.id, waiting.people.OWNER);
    const answers = await Promise.all(others.map(({ id }) => add(id, admin)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 409]);
    assert.equal(answers.find(({ error }) => error)?.error?.code, 'COMPETITION_FULL');
    assert.equal((await decide(true, waiting.id)).error?.code, 'COMPETITION_FULL');
    const late = await captained();
    assert.equal((await add(late.id, late.people.OWNER)).error?.code, 'COMPETITION_FULL');
  });

  it('each have a different seed', async () => {
    const { add, admin } = await setUp('DRAFT');
    await add((await captained()).id, admin, { seed: 1 });
    const { error } = await add((await captained()).id, admin, { seed: 1 });
    assert.deepEqual([error?.code, error?.field], ['DUPLICATE_SEED', 'seed']);
    assert.equal((await add((await captained()).id, admin, { seed: 2 })).status, 201);
  });

  it('enter the named phase if it belongs to the competition', async () => {
    const { add, admin, phaseId } = await setUp('DRAFT');
    const elsewhere = await setUp('DRAFT');
    const team = await captained();
    const { error } = await add(team.id, admin, { phaseId: elsewhere.phaseId });
    assert.deepEqual([error?.code, error?.field], ['PHASE_UNKNOWN', 'phaseId']);
    assert.equal((await add(team.id, admin, { phaseId })).status, 201);
    assert.equal((await add(team.id, admin, { phaseId })).error?.code, 'ALREADY_ENTERED');
  });

  it('can’t enter after the start, unless late entries are open', async () => {
    const { add, admin, move } = await setUp('IN_PROGRESS');
    const team = await captained();
    assert.equal((await add(team.id, admin)).error?.code, 'COMPETITION_UNDER_WAY');
    await move('FINISHED');
    assert.equal((await add(team.id, admin)).error?.code, 'COMPETITION_OVER');
    await move('IN_PROGRESS_AND_OPENED');
    assert.equal((await add(team.id, admin)).status, 201);
  });

  it('can apply only where their sport is played; without a sport, anywhere', async () => {
    const { add } = await setUp();
    const [team, anySport] = [await captained(), await captained()];
    const play = (sportKey: 'HANDBALL' | 'FOOTBALL') =>
      world.store.db.updateTable('teams').set({ sportKey }).where('id', '=', team.id).execute();
    await play('HANDBALL');
    const { error } = await add(team.id, team.people.CAPTAIN);
    assert.deepEqual([error?.code, error?.field], ['SPORT_DIFFERS', 'teamId']);
    await play('FOOTBALL');
    assert.equal((await add(team.id, team.people.CAPTAIN)).status, 201);
    assert.equal((await add(anySport.id, anySport.people.OWNER)).status, 201);
  });
});
