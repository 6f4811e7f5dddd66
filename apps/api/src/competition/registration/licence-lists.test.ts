import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registrationCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { createPaper } from '../../testing/fixtures/documents.ts';
import { openWorld } from '../../testing/world.ts';
import { licensedLeague } from './testing/licensed-league.ts';

describe('lists of licences', () => {
  const world = openWorld();
  const born = (year: number) => ({ birthday: `${year}-05-05` });
  const adults = { ageFrom: 16 };

  it('show the organiser the number in each state, what is missing, and dates of birth', async () => {
    const { join, list } = await licensedLeague(world, adults);
    const team = await join();
    const [ana = '', eva = ''] = await team.sign([born(2000), {}]);
    await team.enter([ana, eva]);
    await team.submit();
    const { body } = await list({ state: 'SUBMITTED' });
    assert.deepEqual([body.total, body.byState.SUBMITTED, body.byState.DRAFT], [1, 1, 1]);
    const [submitted] = body.items;
    assert.deepEqual(
      [submitted?.person.id, submitted?.birthday, submitted?.missing],
      [ana, '2000-05-05', []],
    );
    const [draft] = (await list({ state: 'DRAFT' })).body.items;
    assert.deepEqual([draft?.person.id, draft?.missing], [eva, [{ code: 'BIRTHDAY' }]]);
  });

  it('show a referee no dates of birth', async () => {
    const { join, competitionId, referee } = await licensedLeague(world);
    const team = await join();
    await team.enter(await team.sign([born(2000)]));
    const { body } = await world.call(
      registrationCalls.list,
      { params: { competitionId }, query: {} },
      referee,
    );
    assert.deepEqual(
      body.items.map(({ birthday }) => birthday),
      [null],
    );
  });

  it('show the organiser whose consent is on paper, but not a referee', async () => {
    const { join, list, competitionId, referee } = await licensedLeague(world);
    const team = await join();
    const [teo = '', ana = ''] = await team.sign([born(2016), born(2016)]);
    await team.enter([teo, ana]);
    await createPaper(world, teo, team.owner.id);
    const onPaper = (items: readonly { person: { id: string }; consentOnPaper: boolean }[]) =>
      items.filter(({ consentOnPaper }) => consentOnPaper).map(({ person }) => person.id);
    assert.deepEqual(onPaper((await list()).body.items), [teo]);
    const input = { params: { competitionId }, query: {} };
    assert.deepEqual(onPaper((await world.call(registrationCalls.list, input, referee)).body.items), []);
  });

  it('take as many statements for any page size', async () => {
    const { join, list } = await licensedLeague(world, adults);
    const team = await join();
    const people = await team.sign(Array.from({ length: 12 }, () => born(2000)));
    await team.enter(people.slice(0, 1));
    const one = await queriesOf(() => list());
    await team.enter(people);
    assert.equal((await queriesOf(() => list())).length, one.length);
  });

  it('show a club the competitions with licences, their windows and its number of licences', async () => {
    const { join, save, competitionId, decide } = await licensedLeague(world, {
      opensAt: '2999-01-01T00:00:00Z',
    });
    const team = await join();
    const licensedCompetitions = async () => {
      const { body } = await world.call(
        registrationCalls.ofTeam,
        { params: { teamId: team.id } },
        team.captain,
      );
      return body.competitions;
    };
    assert.equal((await licensedCompetitions())[0]?.window.state, 'NOT_YET');
    await save({});
    await team.enter(await team.sign([{}, {}]));
    await team.submit();
    await decide({ action: 'approve', allComplete: true });
    const [one, ...others] = await licensedCompetitions();
    assert.deepEqual([one?.competition.id, one?.window.state, others], [competitionId, 'OPEN', []]);
    assert.deepEqual([one?.byState.APPROVED, one?.byState.DRAFT], [2, 0]);
    await save(null);
    assert.deepEqual(await licensedCompetitions(), []);
  });
});
