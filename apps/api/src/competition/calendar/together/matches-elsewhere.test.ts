import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { jointCalendarCalls } from '@traip/contract';
import { createPerson } from '../../../testing/fixtures/people.ts';
import { createVenue } from '../../../testing/fixtures/venues.ts';
import { openWorld } from '../../../testing/world.ts';
import { applyTogether, createFederation, runTogether } from '../testing/joint.ts';
import { inDecember, listMatches, type PhaseFixture } from '../testing/season.ts';

/** Six Saturdays, on which everything kicks off at 10:00. */
const saturdays = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30', '2027-02-06', '2027-02-13'];
const wishes = {
  windows: [{ weekday: 6, from: '10:00', to: '10:00' }],
  lastDay: '2027-02-13',
  order: 'FREE',
};
const onlyFree = '2027-01-23';
const allBut = (day: string) => saturdays.filter((one) => one !== day);

describe('matches outside a joint plan', () => {
  const world = inDecember(openWorld());

  const assign = (organisationId: string, matchId: string, userId: string) =>
    world.store.db.insertInto('matchReferees').values({ organisationId, matchId, userId }).execute();
  const coach = (personId: string, teamId: string) =>
    world.store.db
      .insertInto('teamMembers')
      .values({ teamId, personId, role: 'COACH', joinedAt: world.now() })
      .execute();

  /** Two competitions to plan, the first match of one of them, and a third competition with matches to date. */
  async function setUp() {
    const federation = await createFederation(world, { competitions: 3, wishes });
    const { club, phases } = federation;
    await createVenue(world, club.id, { fields: 4 });
    const [one, other, elsewhere] = phases as [PhaseFixture, PhaseFixture, PhaseFixture];
    const [match] = await listMatches(world, one);
    assert.ok(match?.homeTeamId);
    const outside = await listMatches(world, elsewhere);
    /** Dates a match of the third competition on each of these days. */
    const play = async (days: readonly string[], change: object = {}) => {
      for (const [index, day] of days.entries())
        await world.store.db
          .updateTable('matches')
          .set({ kickOff: new Date(`${day}T09:00Z`), state: 'SCHEDULED', ...change })
          .where('id', '=', outside[index]?.id ?? '')
          .execute();
    };
    const search = () =>
      runTogether(world, federation, { competitionIds: [one.competitionId, other.competitionId] });
    const preview = async (id: string) => {
      const params = { orgCode: federation.orgCode, id, competitionId: one.competitionId };
      const { body } = await world.call(jointCalendarCalls.outcome, { params }, federation.admin);
      const outcome = body.phases[0]?.outcome;
      assert.ok(outcome);
      return outcome;
    };
    const dayOf = async (id: string) =>
      (await preview(id)).matches.find((one) => one.id === match.id)?.place?.day;
    const homeTeamId = match.homeTeamId;
    return { federation, club, match, homeTeamId, elsewhere, outside, play, search, preview, dayOf };
  }

  it('keep their referee from having two matches at once', async () => {
    const { club, match, outside, play, search, dayOf } = await setUp();
    const referee = await createPerson(world);
    await assign(club.id, match.id, referee.id);
    await play(allBut(onlyFree));
    for (const { id } of outside.slice(0, 5)) await assign(club.id, id, referee.id);
    assert.equal(await dayOf((await search()).id), onlyFree);
  });

  it('keep a referee free who plays or coaches there', async () => {
    const { club, match, elsewhere, play, search, dayOf } = await setUp();
    const referee = await createPerson(world);
    await assign(club.id, match.id, referee.id);
    const teamId = elsewhere.teamIds[0] ?? '';
    await coach(referee.id, teamId);
    await play(allBut(onlyFree), { homeTeamId: teamId, awayTeamId: null });
    assert.equal(await dayOf((await search()).id), onlyFree);
  });

  it('keep a coach free who referees there', async () => {
    const { club, homeTeamId, outside, play, search, preview } = await setUp();
    const person = await createPerson(world);
    await coach(person.id, homeTeamId);
    const free = ['2027-01-09', '2027-01-23', '2027-02-06'];
    await play(saturdays.filter((day) => !free.includes(day)));
    for (const { id } of outside.slice(0, 3)) await assign(club.id, id, person.id);
    const { matches } = await preview((await search()).id);
    const own = matches.filter(({ home, away }) => [home.team?.id, away.team?.id].includes(homeTeamId));
    assert.deepEqual(own.map(({ place }) => place?.day).sort(), free);
  });

  it('are named as the reason if the referee has no free day', async () => {
    const { club, match, outside, play, search, preview } = await setUp();
    const referee = await createPerson(world, { firstName: 'Noa', surnames: 'Vidal Ríos' });
    await assign(club.id, match.id, referee.id);
    await play(saturdays);
    for (const { id } of outside) await assign(club.id, id, referee.id);
    const { id, outcome } = await search();
    assert.deepEqual([outcome.placed, outcome.unplaced], [11, 1]);
    const [explanation] = (await preview(id)).explanations;
    assert.equal(explanation?.matchId, match.id);
    assert.deepEqual(
      explanation?.conflict.map(({ kind, person, matchIds }) => [kind, person, matchIds]),
      [['PERSON_ELSEWHERE', { id: referee.id, name: 'Noa Vidal Ríos' }, []]],
    );
  });

  it('given to a referee after the search make the plan outdated if they collide, and only then', async () => {
    const { federation, club, match, outside, play, search, dayOf } = await setUp();
    const referee = await createPerson(world);
    await assign(club.id, match.id, referee.id);
    const { id } = await search();
    const day = await dayOf(id);
    assert.ok(day);
    await assign(club.id, outside[0]?.id ?? '', referee.id);
    await play([day]);
    const refused = await applyTogether(world, federation, id);
    assert.deepEqual(
      [refused.error?.code, refused.error?.details],
      ['CALENDAR_OUTDATED', { competitionId: federation.phases[0]?.competitionId }],
    );
    await play(['2027-02-14']);
    assert.equal((await applyTogether(world, federation, id)).status, 200);
  });
});
