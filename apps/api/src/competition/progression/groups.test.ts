import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { Refused, tournamentOf } from './testing/tournament.ts';

type Tournament = Awaited<ReturnType<typeof tournamentOf>>;

/** The round of sixteen of a European championship: which thirds can get which place. */
const best = (place: string, ...allowed: string[]) => ({ place, allowed });
const thirds = [
  best('1B', 'A', 'D', 'E', 'F'),
  best('1C', 'D', 'E', 'F'),
  best('1E', 'A', 'B', 'C', 'D'),
  best('1F', 'A', 'B', 'C'),
];
const first = (group: string) => ({ kind: 'GROUP', group, position: 1 });
const second = (group: string) => ({ kind: 'GROUP', group, position: 2 });
const third = (place: string) => ({ kind: 'BEST', position: 3, place });
const entries = [
  first('B'),
  third('1B'),
  first('A'),
  second('C'),
  first('F'),
  third('1F'),
  second('D'),
  second('E'),
  first('E'),
  third('1E'),
  first('D'),
  second('F'),
  first('C'),
  third('1C'),
  second('A'),
  second('B'),
];

const euro = [
  { algorithm: 'GROUPS', params: { groups: 6, legs: 1 } },
  {
    algorithm: 'QUALIFY',
    params: { crossing: 'LISTED', entries, bestPlaced: { position: 3, slots: thirds } },
  },
] as const;

const small = [
  { algorithm: 'GROUPS', params: { groups: 2, legs: 1 } },
  { algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 } },
] as const;

describe('groups and their qualifiers', () => {
  const world = openWorld();

  /** The better seed wins by the difference between the two. */
  async function playGroups(cup: Tournament) {
    const seedOf = (team: string | null) => cup.teams.indexOf(team ?? '');
    for (const { id, homeTeamId, awayTeamId } of await cup.matches(0)) {
      const ahead = seedOf(awayTeamId) - seedOf(homeTeamId);
      await cup.write(id, ahead > 0 ? [ahead, 0] : [0, -ahead]);
    }
  }

  async function drawn(teams: number, phases: typeof euro | typeof small) {
    const cup = await tournamentOf(world, teams, phases);
    assert.equal((await cup.process(0)).error, undefined);
    assert.equal((await cup.process(1)).error, undefined);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    return cup;
  }

  it('send the firsts, seconds and four best thirds of 24 teams into the round of sixteen', async () => {
    const cup = await drawn(24, euro);
    await playGroups(cup);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const { phases } = await cup.tables();
    const tables = phases[0]?.tables ?? [];
    const ranked = (position: number) => tables.map(({ rows }) => rows[position - 1]?.team.id ?? '');
    const across = phases[0]?.best[0];
    const goOn = [...ranked(1), ...ranked(2), ...(across?.rows.slice(0, 4).map(({ team }) => team.id) ?? [])];
    const sixteen = (await cup.matches(1)).filter(({ round }) => round === 1);
    const entered = sixteen.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    assert.deepEqual(new Set(entered), new Set(goOn));
    assert.equal(entered.length, 16);
    const groupOf = (team: string | null) =>
      tables.find(({ rows }) => rows.some((row) => row.team.id === team))?.group;
    for (const match of sixteen) assert.notEqual(groupOf(match.homeTeamId), groupOf(match.awayTeamId));
    assert.deepEqual(
      tables[0]?.zones.map(({ kind, positions }) => [kind, positions]),
      [
        ['PLACES', [1, 2]],
        ['BEST', [3]],
      ],
    );
    assert.ok(tables.every(({ rows }) => rows[0]?.clinched.includes(0) && rows[3]?.eliminated.includes(0)));
  });

  it('show no qualifiers before they are over, and remove them when play resumes', async () => {
    const cup = await drawn(8, small);
    await playGroups(cup);
    const sides = async () =>
      (await cup.matches(1)).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    assert.ok((await sides()).every((side) => side === null));
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    assert.equal((await sides()).filter((side) => side !== null).length, 4);
    assert.notEqual((await cup.tables()).phases[0]?.lotsSeed, null);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    assert.ok((await sides()).every((side) => side === null));
    assert.equal((await cup.tables()).phases[0]?.lotsSeed, null);
  });

  it('that are over fill the final phase as soon as it has fixtures', async () => {
    const cup = await tournamentOf(world, 8, small);
    assert.equal((await cup.process(0)).error, undefined);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    await playGroups(cup);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    assert.equal((await cup.process(1)).error, undefined);
    const semis = (await cup.matches(1)).filter(({ round }) => round === 1);
    assert.deepEqual(
      semis.map(({ homeTeamId, awayTeamId }) => homeTeamId !== null && awayTeamId !== null),
      [true, true],
    );
  });

  it('can’t resume once a match that depends on them has started', async () => {
    const cup = await drawn(8, small);
    await playGroups(cup);
    await cup.move(0, 'FINISHED');
    const [semi] = await cup.matches(1);
    await cup.write(semi?.id ?? '', [1, 0], 'IN_PROGRESS');
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error?.code, 'TRANSITION_HELD_BACK');
    const decisive = (await cup.matches(0)).find(({ homeScore, awayScore }) => homeScore !== awayScore);
    assert.ok(decisive);
    const [h, a] = [decisive.homeScore ?? 0, decisive.awayScore ?? 0];
    assert.ok(!((await cup.write(decisive.id, [h * 2, a * 2])) instanceof Refused), 'nobody else goes on');
    const group = (await cup.matches(0)).filter(({ groupKey }) => groupKey === decisive.groupKey);
    const turned = [];
    for (const { id, homeScore, awayScore } of group)
      turned.push(await cup.write(id, [awayScore ?? 0, homeScore ?? 0]));
    assert.ok(turned.some((one) => one instanceof Refused && one.code === 'DEPENDENT_STARTED'));
  });

  it('stay consistent when two matches of one group end at the same moment', async () => {
    const cup = await drawn(8, small);
    const group = (await cup.matches(0)).filter(({ groupKey }) => groupKey === 'A');
    await Promise.all(group.map(({ id }) => cup.write(id, [1, 0])));
    const stored = await world.store.db
      .selectFrom('standings')
      .select(['rows', 'inputsHash'])
      .where('phaseId', '=', cup.of(0))
      .where('groupKey', '=', 'A')
      .executeTakeFirstOrThrow();
    const table = (await cup.tables()).phases[0]?.tables[0];
    assert.equal(stored.inputsHash, table?.inputsHash);
    assert.equal(
      stored.rows.reduce((sum, { played }) => sum + played, 0),
      2 * group.length,
    );
  });

  it('can’t provide groups or places that they don’t have', async () => {
    const cup = await drawn(8, small);
    const configure = async (params: { groups: string[]; qualifiers: number }) => {
      const body = {
        phaseId: cup.of(1),
        competitionId: cup.competitionId,
        algorithm: 'QUALIFY',
        params,
      } as const;
      const { error } = await world.call(brokerCalls.upsert, { body }, cup.admin);
      return [error?.code, error?.field];
    };
    assert.deepEqual(await configure({ groups: ['A', 'Z'], qualifiers: 2 }), [
      'PARAMS_INVALID',
      'params.groups',
    ]);
    assert.deepEqual(await configure({ groups: ['A', 'B'], qualifiers: 8 }), [
      'PARAMS_INVALID',
      'params.qualifiers',
    ]);
    assert.deepEqual(await configure({ groups: ['A', 'B'], qualifiers: 4 }), [undefined, undefined]);
  });

  it('drawn after the final phase was planned are checked when its fixtures are generated', async () => {
    const wrong = [small[0], { algorithm: 'QUALIFY', params: { groups: ['A', 'Z'] } }] as const;
    const cup = await tournamentOf(world, 8, wrong);
    await cup.process(0);
    const { error } = await cup.process(1);
    assert.deepEqual([error?.code, error?.field], ['PARAMS_INVALID', 'params.groups']);
  });
});
