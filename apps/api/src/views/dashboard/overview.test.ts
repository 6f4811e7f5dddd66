import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardCalls, overviewCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createOrganisationWithMatches } from './testing/organisation-with-matches.ts';

describe('the overview of an organisation', () => {
  const world = openWorld();
  const info = (orgCode: string, user: Person) =>
    world.call(overviewCalls.info, { params: { orgCode } }, user);

  it('lists today’s matches with their referees and the actions one may take', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const { admin, referee, member } = club.people;
    const live = await play({ state: 'IN_PROGRESS', days: 0, score: [0, 0], hasReferee: true });
    const over = await play({ state: 'FINISHED', days: 0, score: [1, 0] });
    await play({ state: 'SCHEDULED', days: 1 });
    const { today } = (await info(club.code, admin)).body;
    assert.deepEqual([today.total, new Set(today.items.map(({ id }) => id))], [2, new Set([live, over])]);
    const seenBy = async (user: Person, id: string) =>
      (await info(club.code, user)).body.today.items.find((match) => match.id === id);
    assert.deepEqual((await seenBy(admin, live))?.refereeNames, [`${referee.firstName} ${referee.surnames}`]);
    assert.ok((await seenBy(referee, live))?.actions.includes('finish'));
    assert.ok((await seenBy(admin, over))?.actions.includes('close'));
    assert.deepEqual((await seenBy(member, over))?.actions, []);
  });

  it('shows what is pending, each with a list of exactly as many items', async () => {
    const { club, competition, home, play } = await createOrganisationWithMatches(world);
    const { admin } = club.people;
    await play({ state: 'SCHEDULED', days: -2 });
    await play({ state: 'FINISHED', days: -1, score: [1, 0] });
    await play({ state: 'SCHEDULED', days: 2 });
    const ready = await play({ state: 'SCHEDULED', days: 2, hasReferee: true });
    await play({ state: 'SCHEDULED', days: 30 });
    await play({ state: 'CREATED', days: null });
    const applicant = await createTeam(world, {}, 'OWNER');
    const entry = {
      teamId: applicant.id,
      requestedBy: applicant.people.OWNER.id,
      status: 'REQUESTED',
    } as const;
    await enterTeam(world, competition, entry);
    const { body } = await info(club.code, admin);
    const counts = body.attention.map(({ kind, count }) => [kind, count]);
    assert.deepEqual(counts, [
      // Two matches of the same teams at the same time.
      ['CONFLICTING', 2],
      ['OVERDUE', 1],
      ['UNCLOSED', 1],
      ['WITHOUT_REFEREE', 1],
      ['UNSCHEDULED', 1],
      ['TEAM_ASKS', 1],
    ]);
    for (const { filter, count, matches } of body.attention) {
      if (filter === null) continue;
      const params = { orgCode: club.code };
      const list = await world.call(dashboardCalls.matches, { params, query: filter });
      assert.deepEqual([list.body.total, list.body.items[0]?.id], [count, matches[0]?.id]);
    }
    assert.equal(body.attention.at(-1)?.teams[0]?.team.id, applicant.id);
    const { organisationId, competitionId } = competition;
    const lineup = { organisationId, competitionId, matchId: ready, teamId: home.id, players: [] };
    await createLineup(world, { ...lineup, state: 'CONFIRMED' });
    await play({ state: 'SCHEDULED', days: 0, hasReferee: true });
    const kinds = (await info(club.code, admin)).body.attention.map(({ kind }) => kind);
    assert.ok(kinds.includes('WITHOUT_LINEUP'));
  });

  it('counts the same as its figures, and ignores drafts and finished items', async () => {
    const { club, traip, play } = await createOrganisationWithMatches(world);
    const { admin } = club.people;
    const open = [
      { state: 'SCHEDULED', days: -2 },
      { state: 'FINISHED', days: -1, score: [1, 0] },
      { state: 'FINISHED', days: null, score: [2, 0] },
      { state: 'CREATED', days: null },
    ] as const;
    for (const match of open) await play(match);
    for (const state of ['DRAFT', 'FINISHED', 'CANCELED'] as const) {
      const competition = await createCompetition(world, traip, { state });
      for (const [index, match] of open.entries()) {
        const id = await play(match);
        const { competitionId, phaseId } = competition;
        await world.store.db
          .updateTable('matches')
          .set({ competitionId, phaseId, key: `${state}${index}` })
          .where('id', '=', id)
          .execute();
      }
    }
    const { attention } = (await info(club.code, admin)).body;
    const today = await world.call(overviewCalls.today, { params: { orgCode: club.code } }, admin);
    const figureOf = (key: string) => today.body.figures.find((figure) => figure.key === key)?.value;
    assert.deepEqual(
      attention.map(({ kind, count }) => [kind, count]),
      [
        ['OVERDUE', figureOf('overdue')],
        ['UNCLOSED', figureOf('unclosed')],
        ['UNSCHEDULED', figureOf('unscheduled')],
      ],
    );
    assert.deepEqual(
      attention.map(({ count }) => count),
      [1, 2, 1],
    );
  });

  it('shows people only what they can act on: nothing for a member, no teams for a referee', async () => {
    const { club, competition, play } = await createOrganisationWithMatches(world);
    await play({ state: 'FINISHED', days: -1, score: [1, 0] });
    const applicant = await createTeam(world, {}, 'OWNER');
    const entry = {
      teamId: applicant.id,
      requestedBy: applicant.people.OWNER.id,
      status: 'REQUESTED',
    } as const;
    await enterTeam(world, competition, entry);
    const kinds = async (user: Person) =>
      (await info(club.code, user)).body.attention.map(({ kind }) => kind);
    assert.deepEqual(await kinds(club.people.member), []);
    assert.deepEqual(await kinds(club.people.referee), ['UNCLOSED']);
    assert.deepEqual(await kinds(club.people.admin), ['UNCLOSED', 'TEAM_ASKS']);
  });

  it('counts the licences to check for those who decide about them', async () => {
    const { club, competition, home } = await createOrganisationWithMatches(world);
    const { organisationId, competitionId } = competition;
    await world.store.db
      .updateTable('competitions')
      .set({ registrationRules: '{}' })
      .where('id', '=', competitionId)
      .execute();
    const licence = { organisationId, competitionId, teamId: home.id };
    for (const state of ['SUBMITTED', 'SUBMITTED', 'APPROVED'] as const) {
      const [personId = ''] = await enterPeople(world, { teamId: home.id, enteredBy: club.people.admin.id }, [
        {},
      ]);
      await createLicence(world, { ...licence, personId, state });
    }
    const [item] = (await info(club.code, club.people.admin)).body.attention;
    assert.deepEqual(
      [item?.kind, item?.count, item?.competitions[0]?.id],
      ['LICENCES_WAIT', 2, competitionId],
    );
    assert.deepEqual((await info(club.code, club.people.referee)).body.attention, []);
  });

  it('ticks off the checklist of a new organisation automatically', async () => {
    const club = await createOrganisation(world, 'super-admin');
    const [owner, { db }] = [club.people['super-admin'], world.store];
    const done = async () => {
      const { checklist } = (await info(club.code, owner)).body;
      const steps = checklist.steps.filter(({ isDone }) => isDone).map(({ step }) => step);
      return [steps.join(' '), checklist.isDone];
    };
    assert.deepEqual(await done(), ['', false]);
    await db.updateTable('organisations').set({ bio: 'Desde 1950' }).where('id', '=', club.id).execute();
    await createTeam(world, { organisationId: club.id });
    assert.deepEqual(await done(), ['PROFILE TEAM', false]);
    const traip = await createTraip(world, club.id);
    await createCompetition(world, traip, { state: 'DRAFT' });
    assert.deepEqual(await done(), ['PROFILE TEAM TRAIP COMPETITION', false]);
    await createCompetition(world, traip);
    const { id: userId } = (await createOrganisation(world, 'admin')).people.admin;
    await db
      .insertInto('organisationMembers')
      .values({ organisationId: club.id, userId, role: 'member', createdAt: world.now() })
      .execute();
    assert.deepEqual(await done(), ['PROFILE MEMBER TEAM TRAIP COMPETITION PUBLISHED', true]);
  });

  it('counts what exists, as far as one may see it', async () => {
    const { club, traip, play } = await createOrganisationWithMatches(world);
    await play({ state: 'IN_PROGRESS', days: 0 });
    await createCompetition(world, traip, { state: 'DRAFT' });
    await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
    await createTraip(world, club.id, { privacy: 'PRIVATE' });
    const counted = async (user: Person) => {
      const params = { orgCode: club.code };
      const { body } = await world.call(overviewCalls.organisation, { params }, user);
      const { teams, traips, competitions, liveMatches, members } = body.counts;
      return [body.organization.role, teams, traips, competitions, liveMatches, members];
    };
    assert.deepEqual(await counted(club.people.admin), ['admin', 3, 2, 2, 1, 4]);
    assert.deepEqual(await counted(club.people.member), ['member', 2, 1, 1, 1, 4]);
  });

  it('costs the same for one match as for many', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const request = () => info(club.code, club.people.admin);
    const all = () =>
      Promise.all([
        play({ state: 'SCHEDULED', days: 0 }),
        play({ state: 'FINISHED', days: 0, score: [1, 1] }),
        play({ state: 'CREATED', days: null }),
        play({ state: 'SCHEDULED', days: -3 }),
      ]);
    await all();
    const few = (await queriesOf(request)).length;
    await all();
    await all();
    assert.equal((await queriesOf(request)).length, few);
    assert.ok(few <= 36, String(few));
  });
});
