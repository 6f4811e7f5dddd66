import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { careerCalls, personMergeCalls } from '@traip/contract';
import { playedMatch } from '../../competition/statistics/testing/played-match.ts';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, createTeam, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the page of a person', () => {
  const world = openWorld();
  const page = (id: string) => world.call(careerCalls.person, { params: { id } });
  const change = (id: string, values: { publicName?: 'FULL'; showsPhoto?: boolean; photoKey?: string }) =>
    world.store.db.updateTable('persons').set(values).where('id', '=', id).execute();
  const yearsAgo = (years: number) => `${world.now().getUTCFullYear() - years}-01-01`;

  /** A person without an account who has scored once. */
  async function scorer(birthday: string | null) {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id), {
      state: 'IN_PROGRESS',
    });
    const [team, rival] = [await createTeam(world, {}, 'OWNER', 'MEMBER'), await createTeam(world, {})];
    const entered = { teamId: team.id, enteredBy: team.people.OWNER.id };
    const [id = ''] = await enterPeople(world, entered, [
      { firstName: 'Iker', surnames: 'Soto Vega', ...(birthday && { birthday }) },
    ]);
    const goal = { type: 'GOAL', teamId: team.id, playerId: id } as const;
    const match = await playedMatch(world, competition, { home: team.id, away: rival.id, events: [goal] });
    const { organisationId, competitionId } = competition;
    const ids = { organisationId, competitionId, matchId: match.id, teamId: team.id };
    await createLineup(world, { ...ids, players: [id], state: 'CONFIRMED' });
    return { id, team };
  }

  it('shows an adult without an account by name, with teams and career and nothing else', async () => {
    const { id, team } = await scorer(yearsAgo(30));
    const { status, body } = await page(id);
    assert.equal(status, 200);
    assert.deepEqual(body.person, {
      id,
      userCode: null,
      firstName: 'Iker',
      surnames: 'Soto Vega',
      avatarUrl: null,
    });
    assert.deepEqual([body.isIndexed, body.totals.matches, body.totals.goals], [true, 1, 1]);
    assert.deepEqual(
      body.teams.map((one) => one.team.id),
      [team.id],
    );
    assert.doesNotMatch(JSON.stringify(body), new RegExp(yearsAgo(30)));
  });

  it('shows a minor with an initial and to no search engine, and a young child not at all', async () => {
    const { body } = await page((await scorer(yearsAgo(16))).id);
    assert.deepEqual([body.person.surnames, body.isIndexed, body.totals.goals], ['S.', false, 1]);
    assert.equal((await page((await scorer(yearsAgo(9))).id)).status, 404);
  });

  it('shows the photograph of a minor only with consent', async () => {
    const { id } = await scorer(yearsAgo(16));
    await change(id, { publicName: 'FULL', photoKey: 'people/one.webp' });
    assert.equal((await page(id)).body.person.avatarUrl, null);
    await change(id, { showsPhoto: true });
    assert.match((await page(id)).body.person.avatarUrl ?? '', /one\.webp/);
  });

  it('of a person merged into an account refers to that account', async () => {
    const { id, team } = await scorer(yearsAgo(30));
    const { OWNER, MEMBER } = team.people;
    const input = { params: { teamId: team.id }, body: { keptId: MEMBER.id, mergedId: id } };
    assert.equal((await world.call(personMergeCalls.merge, input, OWNER)).status, 201);
    const { body } = await page(id);
    assert.deepEqual([body.person.userCode, body.totals.goals], [MEMBER.userCode, 1]);
  });

  it('of a private account shows only the short name', async () => {
    const { body } = await page((await createPerson(world, { privacy: 'PRIVATE' })).id);
    const { firstName, surnames, userCode } = body.person;
    assert.deepEqual([firstName, surnames, userCode], ['Ana', 'P.', null]);
    assert.deepEqual([body.isPublic, body.isIndexed, body.teams, body.seasons], [false, false, [], []]);
  });

  it('does not exist for an unknown id', async () => {
    assert.equal((await page('0190a5d2-0000-7000-8000-000000000000')).status, 404);
  });
});
