import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brokerCalls, competitionCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { countQueries } from '../competition-form/testing/count-queries.ts';
import { createFromForm, type FormInput, namedTeams } from '../competition-form/testing/forms.ts';

describe('the broker', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'referee' | 'member'>;
  before(async () => {
    club = await createOrganisation(world, 'admin', 'referee', 'member');
  });

  type Phases = FormInput['phases'];
  const draft = (teams: number, ...phases: Phases) =>
    createFromForm(world, club, { teams: namedTeams(teams), phases, generate: false });

  type PhaseRef = { readonly phaseId: string; readonly competitionId: string };
  const run = async (phaseRef: PhaseRef, more: { mode?: 'PREVIEW' | 'COMMIT'; seed?: string } = {}) => {
    const { body, error } = await world.call(
      brokerCalls.process,
      { body: { ...phaseRef, mode: 'COMMIT', ...more } },
      club.people.admin,
    );
    assert.equal(error, undefined);
    return body;
  };
  type Fixtures = Awaited<ReturnType<typeof run>>['fixtures'];
  const sides = ({ home, away }: Fixtures[number]) => [home.team?.name, away.team?.name];
  const rowsOf = ({ phaseId }: PhaseRef) =>
    world.store.db.selectFrom('matches').selectAll().where('phaseId', '=', phaseId).execute();

  it('makes a double round robin of twenty teams: 380 matches, every pair home and away, everyone in every round', async () => {
    const { first } = await draft(20, { name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } });
    const { fixtures, rounds, kept } = await run(first);
    assert.deepEqual([fixtures.length, rounds, kept], [380, 38, 0]);
    assert.equal(new Set(fixtures.map((fixture) => sides(fixture).join(' v '))).size, 380);
    for (const [, played] of Map.groupBy(fixtures, ({ round }) => round)) {
      assert.equal(new Set(played.flatMap(sides)).size, 20);
    }
    const rows = await rowsOf(first);
    assert.equal(rows.length, 380);
    assert.ok(
      rows.every(({ state, homeTeamId, home }) => state === 'CREATED' && homeTeamId === home.participant),
    );
  });

  it('draws 24 teams into six groups, and crosses their best into a final phase', async () => {
    const place = (group: string, position: number) => ({ kind: 'GROUP', group, position });
    const third = (name: string) => ({ kind: 'BEST', position: 3, place: name });
    const entries = [
      [place('B', 1), third('B'), place('A', 1), place('C', 2)],
      [place('F', 1), third('F'), place('D', 2), place('E', 2)],
      [place('E', 1), third('E'), place('D', 1), place('F', 2)],
      [place('C', 1), third('C'), place('A', 2), place('B', 2)],
    ].flat();
    const { phases } = await draft(
      24,
      { name: 'Grupos', algorithm: 'GROUPS', params: { groups: 6 } },
      { name: 'Final', algorithm: 'QUALIFY', params: { crossing: 'LISTED', entries } },
    );
    const [groups, final] = phases as [PhaseRef, PhaseRef];
    const drawn = await run(groups);
    assert.deepEqual(
      drawn.groups.map(({ key, members }) => `${key}${members.length}`),
      ['A4', 'B4', 'C4', 'D4', 'E4', 'F4'],
    );
    assert.deepEqual([drawn.fixtures.length, drawn.rounds], [36, 3]);
    const groupOf = new Map(
      drawn.groups.flatMap(({ key, members }) => members.map(({ team }) => [team?.name, key])),
    );
    for (const fixture of drawn.fixtures) {
      for (const name of sides(fixture)) assert.equal(groupOf.get(name), fixture.group);
    }
    const crossed = await run(final);
    assert.deepEqual([crossed.fixtures.length, crossed.rounds], [15, 4]);
    const opening = crossed.fixtures.find(({ key }) => key === 'r1-1');
    assert.deepEqual(
      [opening?.home, opening?.away.source],
      [{ source: place('B', 1), team: null, isProvisional: false }, third('B')],
    );
    const { db } = world.store;
    const stored = await db
      .selectFrom('phaseGroups')
      .select('key')
      .where('phaseId', '=', groups.phaseId)
      .execute();
    const ties = await db
      .selectFrom('phaseTies')
      .select('tie')
      .where('phaseId', '=', final.phaseId)
      .execute();
    assert.deepEqual([stored.length, ties.length], [6, 15]);
  });

  it('pairs the first round of a Swiss of thirteen: six matches and one bye', async () => {
    const { first } = await draft(13, { name: 'Suizo', algorithm: 'SWISS' });
    const { fixtures, byes, rounds } = await run(first);
    assert.deepEqual([fixtures.length, byes.length, rounds], [6, 1, 1]);
    const allNames = [...fixtures.flatMap(sides), ...byes.map(({ slot }) => slot.team?.name)];
    assert.equal(new Set(allNames).size, 13);
  });

  it('makes a double elimination of eleven teams in which everyone but the winner can lose twice', async () => {
    const { first } = await draft(11, { name: 'Doble', algorithm: 'DOUBLE_ELIM' });
    const { fixtures, byes } = await run(first);
    // Ten teams lose twice and the winner at most once: 2 × 10 matches, and the reset of the grand final.
    assert.equal(fixtures.length, 21);
    assert.equal(byes.length, 5);
    const ties = new Set(fixtures.map(({ tie }) => tie));
    const seen = new Set<string>();
    for (const { home, away, tie } of fixtures) {
      for (const { source } of [home, away]) {
        if ('tie' in source) assert.ok(seen.has(String(source.tie)), `${tie} is played before ${source.tie}`);
      }
      seen.add(String(tie));
    }
    assert.equal(ties.size, 21);
    const rows = await rowsOf(first);
    assert.deepEqual(
      rows.filter(({ isIfNeeded }) => isIfNeeded).map(({ key }) => key),
      ['gf-2'],
    );
  });

  it('gives the same fixtures for the same seed, and different ones for another', async () => {
    const phase = { name: 'Copa', algorithm: 'SINGLE_ELIM', params: { seeding: 'RANDOM' } } as const;
    const { first } = await draft(16, phase);
    const once = await run(first, { mode: 'PREVIEW', seed: 'uno' });
    assert.deepEqual((await run(first, { mode: 'PREVIEW', seed: 'uno' })).fixtures, once.fixtures);
    assert.notDeepEqual((await run(first, { mode: 'PREVIEW', seed: 'dos' })).fixtures, once.fixtures);
    const committed = await run(first, { seed: 'uno' });
    assert.deepEqual([committed.fixtures, committed.seed], [once.fixtures, 'uno']);
    const config = await world.call(brokerCalls.get, { params: first }, club.people.admin);
    assert.equal(config.body.seed, 'uno');
    assert.ok(config.body.generatedAt);
  });

  it('previews without writing, and commits with a record, a new version and a pending phase', async () => {
    const { first, competition } = await draft(4, { name: 'Liga', algorithm: 'ROUND_ROBIN' });
    await run(first, { mode: 'PREVIEW' });
    assert.deepEqual(await rowsOf(first), []);
    const getCompetition = async () =>
      (await world.call(competitionCalls.byId, { params: { id: competition.id } }, club.people.admin)).body;
    assert.deepEqual(
      [(await getCompetition()).version, (await getCompetition()).phases[0]?.state],
      [1, 'DRAFT'],
    );
    await run(first);
    const { version, phases } = await getCompetition();
    assert.deepEqual([version, phases[0]?.state, phases[0]?.matches], [2, 'PENDING', 6]);
    const records = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('subjectId', '=', first.phaseId)
      .orderBy('id')
      .execute();
    const by = { byUser: club.people.admin.id };
    assert.deepEqual(records, [
      { action: 'FIXTURES_MADE', ...by },
      { action: 'STATE_CHANGED', ...by },
    ]);
  });

  it('includes only accepted teams', async () => {
    const { first, competition } = await draft(5, { name: 'Liga', algorithm: 'ROUND_ROBIN' });
    const { db } = world.store;
    const team = await db
      .selectFrom('phaseTeams')
      .select('teamId')
      .where('phaseId', '=', first.phaseId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('participations')
      .set({ status: 'REQUESTED' })
      .where('competitionId', '=', competition.id)
      .where('teamId', '=', team.teamId)
      .execute();
    assert.equal((await run(first)).fixtures.length, 6);
  });

  it('keeps teams of one organisation apart when asked, and reports which rule can’t be kept', async () => {
    const params = { groups: 2, separate: ['organisation'] };
    const { first } = await draft(4, { name: 'Grupos', algorithm: 'GROUPS', params });
    const { status, error } = await world.call(brokerCalls.process, { body: first }, club.people.admin);
    assert.deepEqual([status, error?.code], [422, 'FORMAT_REFUSED']);
    assert.deepEqual(error?.details, { breach: 'INFEASIBLE_CONSTRAINTS', which: 'SEPARATE_ORGANISATION' });
  });

  it('refuses too few teams, and more matches than anyone could play', async () => {
    const refusalOf = async (teams: number, ...phases: Phases) => {
      const { first } = await draft(teams, ...phases);
      return (await world.call(brokerCalls.process, { body: first }, club.people.referee)).error?.details;
    };
    assert.deepEqual(await refusalOf(1, { name: 'Liga', algorithm: 'ROUND_ROBIN' }), {
      breach: 'NOT_ENOUGH_TEAMS',
      min: 2,
      given: 1,
    });
    assert.deepEqual(await refusalOf(150, { name: 'Liga', algorithm: 'ROUND_ROBIN' }), {
      breach: 'TOO_MANY_MATCHES',
      max: 10_000,
      given: 11_175,
    });
  });

  it('makes a knockout of 1,023 matches and a league of 4,032 in a handful of statements', async () => {
    const large: [number, Phases[number], number][] = [
      [1024, { name: 'Copa', algorithm: 'SINGLE_ELIM' }, 1023],
      [64, { name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 2 } }, 4032],
    ];
    for (const [teams, phase, matches] of large) {
      const { first } = await draft(teams, phase);
      const statements = await countQueries(world.store.db, () => run(first));
      assert.ok(statements < 30, `${statements} statements`);
      assert.equal((await rowsOf(first)).length, matches);
    }
  });
});
