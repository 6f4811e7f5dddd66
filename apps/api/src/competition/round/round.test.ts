import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  brokerCalls,
  matchManagementCalls,
  type ResultsOfRound,
  roundCalls,
  type Write,
} from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { deskOf } from '../match/testing/match-day.ts';
import { tournamentOf } from '../progression/testing/tournament.ts';

type Results = Write<typeof ResultsOfRound>['results'];

describe('the results of a round', () => {
  const world = openWorld();

  const roundOf = async (teams: number, algorithm: 'SWISS' | 'ROUND_ROBIN' | 'SINGLE_ELIM' = 'SWISS') => {
    const cup = await tournamentOf(world, teams, [{ algorithm }]);
    assert.equal((await cup.process(0)).error, undefined);
    const params = { competitionId: cup.competitionId };
    return {
      ...cup,
      params,
      get: (query: { phaseId?: string; round?: number } = {}, user: Person = cup.admin) =>
        world.call(roundCalls.get, { params, query }, user),
      save: (results: Results, user: Person = cup.admin) =>
        world.call(roundCalls.saveResults, { params, body: { results } }, user),
      makeOfficial: (round: number, user: Person = cup.admin) =>
        world.call(roundCalls.makeOfficial, { params, body: { phaseId: cup.of(0), round } }, user),
      pair: (round: number) =>
        world.call(
          brokerCalls.process,
          { body: { ...params, phaseId: cup.of(0), mode: 'COMMIT', round } },
          cup.admin,
        ),
    };
  };

  const won = { home: 2, away: 1 };

  it('are saved together, and a wrong one never blocks the others', async () => {
    const cup = await roundOf(6);
    const { body: before } = await cup.get();
    const [one, two, three] = before.matches;
    assert.ok(one && two && three);
    await deskOf(world, two.id, cup.referee).result({ score: { home: 0, away: 0 } });
    const elsewhere = (await roundOf(2)).matches;
    const [stranger] = await elsewhere(0);
    assert.ok(stranger);
    const { body, status } = await cup.save([
      { matchId: one.id, version: one.version, score: won },
      { matchId: two.id, version: two.version, score: won },
      { matchId: three.id, version: three.version, sets: [{ home: 25, away: 3 }] },
      { matchId: stranger.id, version: 1, score: won },
    ]);
    assert.equal(status, 200);
    assert.deepEqual(
      body.outcomes.map(({ matchId, status, error }) => [matchId, status, error?.code]),
      [
        [one.id, 'SAVED', undefined],
        [two.id, 'REFUSED', 'STALE_VERSION'],
        [three.id, 'REFUSED', 'SCORE_INVALID'],
        [stranger.id, 'REFUSED', 'NOT_FOUND'],
      ],
    );
    const { body: after } = await cup.get();
    assert.deepEqual(
      after.matches.map(({ id, state, score }) => [id, state, score]),
      [
        [one.id, 'FINISHED', won],
        [two.id, 'FINISHED', { home: 0, away: 0 }],
        [three.id, 'CREATED', null],
      ],
    );
    const rows = (await cup.tables()).phases[0]?.tables[0]?.rows ?? [];
    assert.equal(rows.find(({ team }) => team.id === one.home?.id)?.points, 3);
  });

  it('are the same results when sent again, even after they became official', async () => {
    const cup = await roundOf(4);
    const { body: before } = await cup.get();
    const results = before.matches.map(({ id: matchId, version }) => ({ matchId, version, score: won }));
    await cup.save(results);
    const saved = (await cup.get()).body.matches;
    const again = await cup.save(results);
    assert.deepEqual(
      again.body.outcomes.map(({ status }) => status),
      ['UNCHANGED', 'UNCHANGED'],
    );
    assert.deepEqual(
      (await cup.get()).body.matches.map(({ version }) => version),
      saved.map(({ version }) => version),
    );
    await cup.makeOfficial(1);
    const late = await cup.save(results);
    assert.ok(late.body.outcomes.every(({ status }) => status === 'UNCHANGED'));
    const other = await cup.save(
      saved.map(({ id, version }) => ({ matchId: id, version: version + 1, score: { home: 0, away: 5 } })),
    );
    assert.ok(other.body.outcomes.every(({ error }) => error?.code === 'INVALID_TRANSITION'));
  });

  it('become official together; missing results are listed and don’t block the others', async () => {
    const cup = await roundOf(6);
    const { body } = await cup.get();
    const [one, two, three] = body.matches;
    assert.ok(one && two && three);
    await cup.save([{ matchId: one.id, version: one.version, score: won }]);
    await deskOf(world, two.id, cup.referee).start(cup.admin, { force: true });
    const closed = await cup.makeOfficial(1);
    assert.deepEqual(closed.body, {
      official: [one.id],
      missing: [
        { matchId: two.id, error: null },
        { matchId: three.id, error: null },
      ],
    });
    const again = await cup.makeOfficial(1);
    assert.deepEqual(again.body.official, [one.id]);
  });

  it('can be written by a referee only for their own matches', async () => {
    const cup = await roundOf(4);
    const [one, two] = (await cup.get()).body.matches;
    assert.ok(one && two);
    const body = { matchId: one.id, referees: [{ userId: cup.referee.id }] };
    await world.call(matchManagementCalls.addReferees, { body }, cup.admin);
    const colleague = await createPerson(world);
    await world.store.db
      .insertInto('organisationMembers')
      .values({ organisationId: cup.club.id, userId: colleague.id, role: 'referee', createdAt: world.now() })
      .execute();
    const others = { matchId: two.id, referees: [{ userId: colleague.id }] };
    const named = await world.call(matchManagementCalls.addReferees, { body: others }, cup.admin);
    assert.equal(named.status, 200);
    const { body: seen } = await cup.get({}, cup.referee);
    assert.deepEqual(
      seen.matches.map(({ actions }) => actions.includes('addManualResult')),
      [true, false],
    );
    const saved = await cup.save(
      seen.matches.map(({ id, version }) => ({ matchId: id, version, score: won })),
      cup.referee,
    );
    assert.deepEqual(
      saved.body.outcomes.map(({ status, error }) => [status, error?.code]),
      [
        ['SAVED', undefined],
        ['REFUSED', 'REFEREE_NOT_ASSIGNED'],
      ],
    );
  });

  it('of a Swiss lead to the next round once official; until then the unofficial ones are listed', async () => {
    const cup = await roundOf(5);
    const { body } = await cup.get();
    assert.deepEqual([body.round, body.swissRounds, body.resting.length], [1, 3, 1]);
    const [one, two] = body.matches;
    assert.ok(one && two);
    const refused = await cup.pair(2);
    assert.equal(refused.error?.code, 'ROUND_NOT_OVER');
    assert.match(refused.error?.message.es ?? '', /^Faltan resultados de la ronda 1: .+ – .+ y .+ – .+\.$/);
    await cup.save([one, two].map(({ id, version }) => ({ matchId: id, version, score: won })));
    const unofficial = await cup.pair(2);
    assert.equal(
      unofficial.error?.message.en,
      `Not official yet in round 1: ${one.home?.name} – ${one.away?.name} and ${two.home?.name} – ${two.away?.name}.`,
    );
    const blind = await cup.process(0);
    assert.equal(blind.error?.code, 'ROUND_NOT_OVER', 'a round that is played is not drawn again');
    await cup.makeOfficial(1);
    assert.equal((await cup.pair(2)).status, 200);
    const next = await cup.get();
    assert.deepEqual([next.body.round, next.body.rounds.map(({ official }) => official)], [2, [2, 0]]);
    assert.equal((await cup.pair(2)).error?.code, 'ROUND_PAIRED');
  });

  it('of a knockout need a winner, and a shoot-out can decide it', async () => {
    const cup = await roundOf(2, 'SINGLE_ELIM');
    const [final] = (await cup.get()).body.matches;
    assert.ok(final);
    const result = { matchId: final.id, version: final.version, score: { home: 1, away: 1 } };
    const level = await cup.save([result]);
    assert.equal(level.body.outcomes[0]?.error?.code, 'WINNER_REQUIRED');
    const decided = await cup.save([{ ...result, shootOut: { home: 4, away: 2 } }]);
    assert.equal(decided.body.outcomes[0]?.status, 'SAVED');
    const [stored] = (await cup.get()).body.matches;
    assert.deepEqual([stored?.isKnockout, stored?.shootOut], [true, { home: 4, away: 2 }]);
  });

  it('trigger one computation of their table', async () => {
    const cup = await roundOf(16);
    const { body } = await cup.get();
    const results = body.matches.map(({ id: matchId, version }) => ({ matchId, version, score: won }));
    const queries = await queriesOf(() => cup.save(results));
    const tables = queries.filter((sql) => /insert into "standings"/.test(sql));
    assert.equal(tables.length, 1);
    assert.ok(queries.length < 25 * results.length, `${queries.length} queries`);
  });

  it('open on today’s round, else the last one with results, else the first', async () => {
    const cup = await roundOf(4, 'ROUND_ROBIN');
    assert.equal((await cup.get()).body.round, 1);
    const second = (await cup.get({ round: 2 })).body.matches[0];
    assert.ok(second);
    await cup.save([{ matchId: second.id, version: second.version, score: won }]);
    assert.equal((await cup.get()).body.round, 2);
    const third = (await cup.get({ round: 3 })).body.matches[0];
    assert.ok(third);
    const dated = { matchId: third.id, kickOff: new Date(world.now().getTime() + 60_000).toISOString() };
    await world.call(matchManagementCalls.schedule, { body: dated }, cup.admin);
    const { body } = await cup.get();
    assert.deepEqual([body.round, body.rounds.map(({ isToday }) => isToday)], [3, [false, false, true]]);
    const unknown = await cup.get({ phaseId: cup.competitionId });
    assert.deepEqual([unknown.error?.code, unknown.error?.field], ['PHASE_UNKNOWN', 'phaseId']);
  });
});
