import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls } from '@traip/contract';
import { openWorld } from '../../testing/world.ts';
import { Refused, tournamentOf } from './testing/tournament.ts';

type Tournament = Awaited<ReturnType<typeof tournamentOf>>;

const groups = { algorithm: 'GROUPS', params: { groups: 2, legs: 1 } } as const;
const main = { algorithm: 'MAIN_ROUND', params: { groups: ['A', 'B'], qualifiers: 2 } } as const;

describe('a main round', () => {
  const world = openWorld();

  /** The better seed wins by the difference between the two. */
  async function play(cup: Tournament, nth: number) {
    const seedOf = (team: string | null) => cup.teams.indexOf(team ?? '');
    for (const { id, homeTeamId, awayTeamId } of await cup.matches(nth)) {
      const ahead = seedOf(awayTeamId) - seedOf(homeTeamId);
      await cup.write(id, ahead > 0 ? [ahead, 0] : [0, -ahead]);
    }
  }

  async function drawn(
    phases: readonly { algorithm: 'GROUPS' | 'MAIN_ROUND' | 'QUALIFY'; params: object }[],
  ) {
    const cup = await tournamentOf(world, 8, phases);
    for (const [nth] of phases.entries()) assert.equal((await cup.process(nth)).error, undefined);
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    return cup;
  }

  const rowsOf = async (cup: Tournament, nth: number) =>
    (await cup.tables()).phases[nth]?.tables[0]?.rows.map(({ team, points, played }) => ({
      team: team.id,
      points,
      played,
    })) ?? [];

  it('begins with the results its teams already have against each other, so only the others play', async () => {
    const cup = await drawn([groups, main]);
    assert.deepEqual(await rowsOf(cup, 1), []);
    await play(cup, 0);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const start = await rowsOf(cup, 1);
    assert.equal(start.length, 4);
    assert.deepEqual(
      start.map(({ points, played }) => [points, played]),
      [
        [3, 1],
        [3, 1],
        [0, 1],
        [0, 1],
      ],
    );
    const matches = await cup.matches(1);
    assert.equal(matches.length, 4);
    const groupOf = new Map((await cup.matches(0)).map(({ homeTeamId, groupKey }) => [homeTeamId, groupKey]));
    for (const { homeTeamId, awayTeamId } of matches)
      assert.notEqual(groupOf.get(homeTeamId ?? ''), groupOf.get(awayTeamId ?? ''));
    assert.equal((await cup.move(1, 'IN_PROGRESS')).error, undefined);
    await play(cup, 1);
    const [champion] = cup.teams;
    assert.deepEqual((await rowsOf(cup, 1))[0], { team: champion, points: 9, played: 3 });
    assert.equal((await cup.move(1, 'FINISHED')).error, undefined);
  });

  it('follows a corrected result of the groups', async () => {
    const cup = await drawn([groups, main]);
    await play(cup, 0);
    await cup.move(0, 'FINISHED');
    const playing = (await rowsOf(cup, 1)).map(({ team }) => team);
    const meeting = (await cup.matches(0)).find(({ homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].every((team) => playing.includes(team ?? '')),
    );
    assert.ok(meeting);
    const stored = () =>
      world.store.db
        .selectFrom('standings')
        .select('version')
        .where('phaseId', '=', cup.of(1))
        .executeTakeFirstOrThrow();
    const goals = async () =>
      (await cup.tables()).phases[1]?.tables[0]?.rows.reduce((sum, row) => sum + row.for, 0) ?? 0;
    const [{ version }, before] = [await stored(), await goals()];
    const { homeScore, awayScore } = meeting;
    await cup.write(meeting.id, [(homeScore ?? 0) * 2, (awayScore ?? 0) * 2]);
    assert.ok((await stored()).version > version);
    assert.equal(await goals(), before + (homeScore ?? 0) + (awayScore ?? 0));
  });

  it('loses its teams when the groups resume, unless it has started', async () => {
    const cup = await drawn([groups, main]);
    await play(cup, 0);
    await cup.move(0, 'FINISHED');
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error, undefined);
    assert.deepEqual(await rowsOf(cup, 1), []);
    await cup.move(0, 'FINISHED');
    const [match] = await cup.matches(1);
    await cup.write(match?.id ?? '', [1, 0], 'IN_PROGRESS');
    assert.equal((await cup.move(0, 'IN_PROGRESS')).error?.code, 'TRANSITION_HELD_BACK');
  });

  it('sends its best into a final, while the teams that missed it play their own round', async () => {
    const consolation = {
      algorithm: 'MAIN_ROUND',
      params: { groups: ['A', 'B'], qualifiers: 2, from: 3 },
    } as const;
    const final = {
      algorithm: 'QUALIFY',
      params: {
        crossing: 'LISTED',
        entries: [1, 2].map((position) => ({ kind: 'GROUP', group: 'I', position })),
      },
    } as const;
    const cup = await drawn([groups, consolation, main, final]);
    await play(cup, 0);
    assert.equal((await cup.move(0, 'FINISHED')).error, undefined);
    const [lower, upper] = [await rowsOf(cup, 1), await rowsOf(cup, 2)];
    assert.equal(new Set([...lower, ...upper].map(({ team }) => team)).size, 8);
    await world.store.db
      .updateTable('phases')
      .set({ isParallel: true })
      .where('id', '=', cup.of(2))
      .execute();
    assert.equal((await cup.move(2, 'IN_PROGRESS')).error, undefined);
    await play(cup, 2);
    assert.equal((await cup.move(2, 'FINISHED')).error, undefined);
    const [match] = await cup.matches(3);
    assert.deepEqual([match?.homeTeamId, match?.awayTeamId].toSorted(), cup.teams.slice(0, 2).toSorted());
  });

  it('keeps played matches when its fixtures are regenerated', async () => {
    const cup = await drawn([groups, main]);
    await play(cup, 0);
    await cup.move(0, 'FINISHED');
    await cup.move(1, 'IN_PROGRESS');
    const [first] = await cup.matches(1);
    assert.ok(first);
    assert.ok(!((await cup.write(first.id, [2, 1])) instanceof Refused));
    const body = {
      phaseId: cup.of(1),
      competitionId: cup.competitionId,
      mode: 'COMMIT',
      keepPlayed: true,
    } as const;
    assert.equal((await world.call(brokerCalls.process, { body }, cup.admin)).error, undefined);
    const matches = await cup.matches(1);
    assert.equal(matches.length, 4);
    assert.ok(matches.every(({ homeTeamId, awayTeamId }) => homeTeamId !== null && awayTeamId !== null));
    assert.equal(matches.find(({ id }) => id === first.id)?.homeScore, 2);
  });

  it('refuses groups or places that don’t exist', async () => {
    const cup = await tournamentOf(world, 8, [groups, main]);
    await cup.process(0);
    const wrong = (params: object) =>
      world.call(
        brokerCalls.upsert,
        {
          body: {
            phaseId: cup.of(1),
            competitionId: cup.competitionId,
            algorithm: 'MAIN_ROUND',
            params: { ...params },
          },
        },
        cup.admin,
      );
    const { error: unknown } = await wrong({ groups: ['A', 'Z'] });
    assert.deepEqual([unknown?.code, unknown?.field], ['PARAMS_INVALID', 'params.groups']);
    const { error: small } = await wrong({ groups: ['A', 'B'], qualifiers: 5 });
    assert.deepEqual([small?.code, small?.field], ['PARAMS_INVALID', 'params.qualifiers']);
  });
});
