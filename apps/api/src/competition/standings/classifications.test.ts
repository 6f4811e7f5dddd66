import assert from 'node:assert/strict';
import { randomUUIDv7 } from 'node:crypto';
import { describe, it } from 'node:test';
import { type CallReply, standingCalls } from '@traip/contract';
import { createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { leagueOf } from './testing/league.ts';
import { official } from './testing/official.ts';

type Row = CallReply<
  typeof standingCalls.classifications
>['phases'][number]['tables'][number]['rows'][number];

/** The columns of an official table, by the names used there. */
const columns: Readonly<Record<string, (row: Row) => unknown>> = {
  team: (row) => row.team.name,
  P: (row) => row.played,
  W: (row) => row.won,
  D: (row) => row.drawn,
  L: (row) => row.lost,
  F: (row) => row.for,
  A: (row) => row.against,
  pts: (row) => row.points,
  setW: (row) => row.setsWon,
  setL: (row) => row.setsLost,
  ptW: (row) => row.pointsWon,
  ptL: (row) => row.pointsLost,
};

describe('the tables of a competition', () => {
  const world = openWorld();

  const get = (id: string, query: Partial<Record<'asOf' | 'live' | 'phaseId', string>> = {}) =>
    world.call(standingCalls.classifications, { params: { id }, query });

  async function rowsOf(id: string, query = {}) {
    const { body } = await get(id, query);
    return body.phases[0]?.tables[0]?.rows ?? [];
  }

  function assertOfficial(name: string, rows: readonly Row[]): void {
    const { expected } = official(name);
    const [first = {}] = expected;
    const listed = Object.keys(columns).filter((column) => column in first);
    const read = (row: Row) => Object.fromEntries(listed.map((column) => [column, columns[column]?.(row)]));
    const pick = (row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(listed.map((column) => [column, row[column]]));
    assert.deepEqual(rows.map(read), expected.map(pick));
  }

  const twice = { algorithm: 'ROUND_ROBIN', params: { legs: 2 } } as const;
  const once = { algorithm: 'GROUPS', params: { legs: 1, groups: 1 } } as const;
  const played = {
    'laliga-2014-15': twice,
    'euro-2024-E': { ...once, group: 'E' },
    'rwc-2023-C': { ...once, group: 'C', sportKey: 'RUGBY', variant: 'RUGBY_15' },
    'fiba-rio-2016-B': { ...once, group: 'B', sportKey: 'BASKETBALL', variant: 'BASKETBALL_5' },
    'fivb-vnl-2019-women': { sportKey: 'VOLLEYBALL', variant: 'VOLLEYBALL_6', params: { legs: 1 } },
  } as const;

  for (const [name, settings] of Object.entries(played))
    it(`match the official ones of ${name}`, async () => {
      const { teams, results } = official(name);
      const league = await leagueOf(world, teams, settings);
      await league.play(results);
      assertOfficial(name, await rowsOf(league.competitionId));
    });

  it('count the cards of players and staff: Japan advanced and Senegal didn’t', async () => {
    const { teams, results, cards = [] } = official('wc-2018-H');
    const league = await leagueOf(world, teams, { ...once, group: 'H', rules: { groupChain: 'FIFA' } });
    const ids = await league.play(results);
    const people = new Map<string, string>();
    for (const { player, team } of cards) people.set(`${team} ${player}`, (await createPerson(world)).id);
    const matchId = (name: string) =>
      ids[results.findIndex(({ home, away }) => name === `${home} vs ${away}`)] ?? '';
    const rows = cards.map(({ match, team, player, kind }, index) => ({
      id: randomUUIDv7(),
      organisationId: league.organisationId,
      matchId: matchId(match),
      type: 'CARD',
      teamId: league.idOf(team),
      playerId: people.get(`${team} ${player}`) ?? null,
      kind,
      seq: index + 1,
      payload: '{}',
      createdAt: world.now(),
    }));
    await world.store.db.insertInto('matchEvents').values(rows).execute();
    const table = await rowsOf(league.competitionId);
    assertOfficial('wc-2018-H', table);
    const senegal = table.find(({ team }) => team.name === 'Senegal');
    assert.equal(senegal?.decidedBy, 'ALL.FAIR_PLAY');
    assert.deepEqual(
      senegal?.why?.by.parts.map(({ value }) => value),
      [4, 6].map((num) => ({ kind: 'AMOUNT', amount: { num, den: 1 } })),
    );
  });

  it('can be shown as of a day: Everton with ten points less from the day of the deduction', async () => {
    const name = 'epl-2023-24-at-2023-12-26';
    const { teams, results } = official(name);
    const league = await leagueOf(world, teams, { ...twice, rules: { chain: 'FIFA' } });
    await league.play(results);
    const { competitionId, phaseId } = league;
    const body = { phaseId, teamId: league.idOf('Everton FC'), points: -10, reason: 'PSR' };
    const effectiveFrom = '2023-11-17T00:00:00.000Z';
    const { status } = await world.call(
      standingCalls.adjust,
      { body: { ...body, effectiveFrom } },
      league.admin,
    );
    assert.equal(status, 201);
    assertOfficial(name, await rowsOf(competitionId, { asOf: '2023-12-26' }));
    const everton = async (asOf: string) =>
      (await rowsOf(competitionId, { asOf })).find(({ team }) => team.name === 'Everton FC')?.deduction;
    assert.deepEqual([await everton('2023-11-16'), await everton('2023-11-17')], [0, -10]);
  });

  it('have no places before the first result, and list teams by name', async () => {
    const league = await leagueOf(world, ['Zaragoza', 'Águilas', 'Mérida']);
    const tableOf = async () => (await get(league.competitionId)).body.phases[0]?.tables[0];
    const namesIn = (table: Awaited<ReturnType<typeof tableOf>>) => table?.rows.map(({ team }) => team.name);
    const before = await tableOf();
    assert.equal(before?.isRanked, false);
    assert.deepEqual(namesIn(before), ['Águilas', 'Mérida', 'Zaragoza']);
    await league.play([{ home: 'Zaragoza', away: 'Mérida', score: [2, 0] }]);
    const after = await tableOf();
    assert.equal(after?.isRanked, true);
    assert.deepEqual(namesIn(after), ['Zaragoza', 'Águilas', 'Mérida']);
  });

  it('explain ties: three teams on 35 points, and the matches among them', async () => {
    const { teams, results } = official('laliga-2014-15');
    const league = await leagueOf(world, teams, twice);
    await league.play(results);
    const eibar = (await rowsOf(league.competitionId)).find(({ team }) => team.name === 'SD Eibar');
    assert.equal(eibar?.rank, 18);
    assert.equal(eibar.decidedBy, 'H2H.POINTS');
    assert.deepEqual(
      eibar.why?.by.mini.map(({ points }) => points),
      [7, 6, 2],
    );
  });
});
