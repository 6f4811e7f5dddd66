import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import { createOrganisation, createTeam, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput, namedTeams } from '../competition-form/testing/forms.ts';

describe('regenerating fixtures', () => {
  const world = openWorld();
  let club: Staffed<'admin'>;
  before(async () => {
    club = await createOrganisation(world, 'admin');
  });

  type Phase = FormInput['phases'][number];
  type PhaseRef = { readonly phaseId: string; readonly competitionId: string };
  const league = async (teams: number, phase: Phase) =>
    (await createFromForm(world, club, { teams: namedTeams(teams), phases: [phase] })).first;

  const regenerate = (phase: PhaseRef, more: { seed?: string; keepPlayed?: boolean } = {}) =>
    world.call(brokerCalls.process, { body: { ...phase, mode: 'COMMIT', ...more } }, club.people.admin);

  const rowsOf = ({ phaseId }: PhaseRef) =>
    world.store.db.selectFrom('matches').selectAll().where('phaseId', '=', phaseId).orderBy('key').execute();

  const play = (of: PhaseRef, keys: readonly string[]) =>
    world.store.db
      .updateTable('matches')
      .set({ state: 'CLOSED', homeScore: 2, awayScore: 1 })
      .where('phaseId', '=', of.phaseId)
      .where('key', 'in', [...keys])
      .execute();

  const playedOf = async (of: PhaseRef) => (await rowsOf(of)).filter(({ state }) => state === 'CLOSED');
  const pairs = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
    rows.map(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].toSorted().join(' '));

  const addTeam = async (of: PhaseRef) => {
    const { id: teamId } = await createTeam(world, { organisationId: club.id });
    const now = world.now();
    await world.store.db
      .insertInto('participations')
      .values({
        id: teamId,
        teamId,
        organisationId: club.id,
        competitionId: of.competitionId,
        status: 'ACCEPTED',
        requestedBy: club.people.admin.id,
        createdAt: now,
      })
      .execute();
    await world.store.db.insertInto('phaseTeams').values({ phaseId: of.phaseId, teamId }).execute();
  };

  it('replaces matches that haven’t started, and gives the same result for the same seed', async () => {
    const of = await league(6, { name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'a' });
    const before = await rowsOf(of);
    const { body } = await regenerate(of);
    const after = await rowsOf(of);
    const facts = (rows: typeof before) =>
      rows.map(({ key, homeTeamId, awayTeamId }) => [key, homeTeamId, awayTeamId]);
    assert.deepEqual(facts(after), facts(before));
    assert.equal(body.kept, 0);
    assert.notEqual(after[0]?.id, before[0]?.id);
  });

  it('keeps the played matches of a league, repeats no pairing, and gives no team two matches in a round', async () => {
    const of = await league(6, { name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 1 } });
    await play(of, ['r1m1', 'r1m2', 'r2m1']);
    const before = await playedOf(of);
    await addTeam(of);
    const { body, error } = await regenerate(of);
    assert.equal(error, undefined);
    assert.deepEqual([body.kept, body.fixtures.length], [3, 21]);
    assert.deepEqual(await playedOf(of), before);
    const rows = await rowsOf(of);
    assert.equal(new Set(pairs(rows)).size, 21);
    for (const [round, played] of Map.groupBy(rows, ({ round }) => round)) {
      const teams = played.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
      assert.equal(new Set(teams).size, teams.length, `round ${round}`);
    }
  });

  it('keeps the return match of a pair whose first match was played', async () => {
    const of = await league(4, { name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } });
    await play(of, ['r1m1', 'r4m1']);
    const { body } = await regenerate(of);
    assert.deepEqual([body.kept, body.fixtures.length], [2, 12]);
    const ordered = (await rowsOf(of)).map(({ homeTeamId, awayTeamId }) => `${homeTeamId} ${awayTeamId}`);
    assert.equal(new Set(ordered).size, 12);
  });

  it('leaves teams that have played in a group in that group', async () => {
    const of = await league(12, {
      name: 'Grupos',
      algorithm: 'GROUPS',
      params: { mode: 'RANDOM', groups: 3 },
    });
    await play(of, ['A-r1m1', 'B-r1m1', 'C-r1m2']);
    const before = await playedOf(of);
    const { body, error } = await regenerate(of, { seed: 'otra' });
    assert.equal(error, undefined);
    assert.deepEqual(await playedOf(of), before);
    const groupOf = new Map(
      body.groups.flatMap(({ key, members }) => members.map(({ team }) => [team?.id, key])),
    );
    for (const { groupKey, homeTeamId, awayTeamId } of await rowsOf(of)) {
      assert.equal(groupOf.get(homeTeamId ?? ''), groupKey);
      assert.equal(groupOf.get(awayTeamId ?? ''), groupKey);
    }
    assert.equal(new Set(pairs(await rowsOf(of))).size, 18);
  });

  it('draws the rest of a knockout around its played matches, and leaves their winners in place', async () => {
    const of = await league(8, { name: 'Copa', algorithm: 'SINGLE_ELIM', params: { seeding: 'RANDOM' } });
    await play(of, ['r1-1']);
    const winner = (await playedOf(of))[0]?.homeTeamId;
    assert.ok(winner);
    const slot = { source: { kind: 'WINNER', tie: 'r1-1' }, participant: winner, provisional: false };
    await world.store.db
      .updateTable('matches')
      .set({ home: JSON.stringify(slot), homeTeamId: winner })
      .where('phaseId', '=', of.phaseId)
      .where('key', '=', 'r2-1')
      .execute();
    const before = await playedOf(of);
    const { body, error } = await regenerate(of, { seed: 'otra' });
    assert.equal(error, undefined);
    assert.deepEqual([body.kept, body.fixtures.length], [1, 7]);
    assert.deepEqual(await playedOf(of), before);
    const rows = await rowsOf(of);
    const opening = rows.filter(({ round }) => round === 1);
    assert.equal(new Set(opening.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])).size, 8);
    assert.equal(rows.find(({ key }) => key === 'r2-1')?.homeTeamId, winner);
    assert.equal(rows.find(({ key }) => key === 'r2-2')?.homeTeamId, null);
  });

  it('is refused where a played match would lose its place', async () => {
    const of = await league(8, { name: 'Copa', algorithm: 'SINGLE_ELIM' });
    await play(of, ['r1-1']);
    await addTeam(of);
    const before = await rowsOf(of);
    const { status, error } = await regenerate(of);
    assert.deepEqual([status, error?.code], [422, 'FORMAT_REFUSED']);
    assert.deepEqual(error?.details, { breach: 'DEPENDENT_STARTED', matches: ['r1-1'] });
    assert.deepEqual(await rowsOf(of), before);
  });

  it('doesn’t turn a started knockout into a league', async () => {
    const of = await league(4, { name: 'Copa', algorithm: 'SINGLE_ELIM' });
    await play(of, ['r1-1']);
    await world.call(brokerCalls.upsert, { body: { ...of, algorithm: 'ROUND_ROBIN' } }, club.people.admin);
    assert.deepEqual((await regenerate(of)).error?.details, {
      breach: 'DEPENDENT_STARTED',
      matches: ['r1-1'],
    });
  });

  it('pairs only the teams of a Swiss that haven’t played the round', async () => {
    const of = await league(7, { name: 'Suizo', algorithm: 'SWISS', params: { rounds: 3 } });
    await play(of, ['r1m1', 'r1m2']);
    const before = await playedOf(of);
    // Changing the seed order would change every pairing.
    await world.store.db
      .updateTable('phaseTeams')
      .set(({ eb }) => ({ seed: eb(eb.val(8), '-', eb.ref('seed')) }))
      .where('phaseId', '=', of.phaseId)
      .execute();
    const { body, error } = await regenerate(of, { seed: 'otra' });
    assert.equal(error, undefined);
    assert.deepEqual([body.kept, body.fixtures.length, body.byes.length, body.rounds], [2, 3, 1, 1]);
    assert.deepEqual(await playedOf(of), before);
    const teams = body.fixtures.flatMap(({ home, away }) => [home.team?.id, away.team?.id]);
    assert.equal(new Set([...teams, body.byes[0]?.slot.team?.id]).size, 7);
  });

  it('leaves matches made by hand alone', async () => {
    const of = await league(4, { name: 'Liga', algorithm: 'ROUND_ROBIN' });
    await world.call(brokerCalls.upsert, { body: { ...of, algorithm: 'MANUAL' } }, club.people.admin);
    const before = await rowsOf(of);
    const { body } = await regenerate(of);
    assert.equal(body.fixtures.length, 6);
    assert.deepEqual(await rowsOf(of), before);
  });

  it('is refused without keepPlayed once a match was played', async () => {
    const of = await league(4, { name: 'Liga', algorithm: 'ROUND_ROBIN' });
    assert.equal((await regenerate(of, { keepPlayed: false })).status, 200);
    await play(of, ['r1m1']);
    const { status, error } = await regenerate(of, { keepPlayed: false });
    assert.deepEqual([status, error?.code], [409, 'PHASE_HAS_PLAYED_MATCHES']);
  });

  it('creates the matches only once when ten people do it at the same time', async () => {
    const of = await league(8, { name: 'Liga', algorithm: 'ROUND_ROBIN' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => regenerate(of)));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal((await rowsOf(of)).length, 28);
  });
});
