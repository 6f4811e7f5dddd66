import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  auditLogCalls,
  competitionCalls,
  type ElsewhereImport,
  exchangeCalls,
  standingCalls,
  type Write,
} from '@traip/contract';
import { countQueries } from '../../../competition/competition-form/testing/count-queries.ts';
import { createOrganisation, createTeam, type Staffed } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { goldenFile, realFile } from './testing/real-files.ts';

type Input = Write<typeof ElsewhereImport>;

const csv = (text: string, name = 'liga.csv') => ({ name, text });
const league = 'Jornada;Fecha;Local;Visitante;Resultado\n';
const small = csv(`${league}1;05/09/2026;Sol;Luna;2-1\n2;12/09/2026;Luna;Sol;0-0`);

describe('a season from elsewhere', () => {
  const world = openWorld();

  const importInto = (club: Staffed<'admin'>, body: Input) =>
    world.call(exchangeCalls.importElsewhere, { params: { orgCode: club.code }, body }, club.people.admin);

  const importNew = async (body: Input) => {
    const club = await createOrganisation(world, 'admin');
    return { club, ...(await importInto(club, body)) };
  };

  type Outcome = Awaited<ReturnType<typeof importInto>>['body'];
  const tableOf = ({ tables }: Outcome, at = 0) =>
    tables[at]?.rows.map(({ rank, team, points }) => `${rank} ${team} ${points}`);

  const tables = [
    ...(['traips', 'seasons', 'categories', 'competitions', 'phases', 'teams', 'participations'] as const),
    ...(['matches', 'standings', 'awards', 'auditEntries', 'notifications', 'webhookDeliveries'] as const),
  ];
  const count = async () => {
    const counted: string[] = [];
    for (const table of tables) {
      const { rows } = await world.store.db
        .selectFrom(table as 'teams')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counted.push(`${table} ${rows}`);
    }
    return counted;
  };

  it('of the Premier League ends as it ended in 2009', async () => {
    const { club, body, error } = await importNew({
      files: [realFile('premier-2008-09.txt')],
      mode: 'COMMIT',
    });
    assert.equal(error, undefined);
    assert.deepEqual(
      [body.format, body.name, body.state, body.champion],
      ['OPENFOOTBALL', 'English Premier League 2008/09', 'FINISHED', 'Manchester United'],
    );
    assert.deepEqual(
      body.phases.map(({ algorithm, rounds, matches, results }) => [algorithm, rounds, matches, results]),
      [['ROUND_ROBIN', 38, 380, 380]],
    );
    assert.deepEqual(tableOf(body), [
      '1 Manchester United 90',
      '2 Liverpool FC 86',
      '3 Chelsea FC 83',
      '4 Arsenal FC 72',
      '5 Everton FC 63',
      '6 Aston Villa 62',
      '7 Fulham FC 53',
      '8 Tottenham Hotspur 51',
      '9 West Ham United 51',
      '10 Manchester City 50',
      '11 Wigan Athletic 45',
      '12 Stoke City 45',
      '13 Bolton Wanderers 41',
      '14 Portsmouth FC 41',
      '15 Blackburn Rovers 41',
      '16 Sunderland AFC 36',
      '17 Hull City 35',
      '18 Newcastle United 34',
      '19 Middlesbrough FC 32',
      '20 West Bromwich Albion 32',
    ]);
    const { body: stored } = await world.call(
      competitionCalls.byId,
      { params: { id: body.competitionId ?? '' } },
      club.people.admin,
    );
    assert.deepEqual(
      [stored.state, stored.season.name, stored.teams, stored.phases.map(({ state }) => state)],
      ['FINISHED', '2008/09', 20, ['FINISHED']],
    );
    const { body: standing } = await world.call(standingCalls.classifications, {
      params: { id: body.competitionId ?? '' },
      query: {},
    });
    assert.deepEqual(
      standing.phases[0]?.tables[0]?.rows.map(({ rank, team, points }) => `${rank} ${team.name} ${points}`),
      tableOf(body),
    );
  });

  it('of the Spanish league has the published table, with ties broken by head-to-head matches', async () => {
    const { body } = await importNew({ files: [realFile('laliga-2014-15.txt')] });
    const official = JSON.parse(goldenFile('standings/laliga-2014-15.json').text);
    type Official = Record<'pos' | 'P' | 'W' | 'D' | 'L' | 'F' | 'A', number>;
    assert.deepEqual(
      body.tables[0]?.rows.map(({ rank, played, won, drawn, lost, ...row }) =>
        [rank, played, won, drawn, lost, row.for, row.against].join(' '),
      ),
      official.expected.map(({ pos, P, W, D, L, F, A }: Official) => [pos, P, W, D, L, F, A].join(' ')),
    );
  });

  it('of a cup has its winner, over two legs and on penalties', async () => {
    const { body } = await importNew({ files: [realFile('copa-2023-24.txt')], mode: 'COMMIT' });
    assert.deepEqual([body.state, body.champion, body.teams.length], ['FINISHED', 'Athletic Bilbao', 125]);
  });

  it('with play-offs after the league is won by the winner of the play-offs', async () => {
    const { body } = await importNew({ files: [realFile('championship-2023-24.txt')], mode: 'COMMIT' });
    assert.deepEqual(
      body.phases.map(({ algorithm, matches }) => [algorithm, matches]),
      [
        ['ROUND_ROBIN', 552],
        ['SINGLE_ELIM', 5],
      ],
    );
    assert.deepEqual([tableOf(body)?.[0], body.champion], ['1 Leicester City FC 97', 'Southampton FC']);
  });

  it('from Challonge is won by the team that came up from the lower bracket and won the final twice', async () => {
    const { body } = await importNew({ files: [realFile('challonge-double.json')], mode: 'COMMIT' });
    assert.deepEqual([body.state, body.champion], ['FINISHED', 'Linces']);
  });

  it('from Toornament has its groups and its final', async () => {
    const { body } = await importNew({ files: [realFile('toornament-pools.json')], mode: 'COMMIT' });
    assert.deepEqual(
      [body.champion, tableOf(body), tableOf(body, 1)],
      ['Norte', ['1 Este 4', '2 Norte 4', '3 Sur 0'], ['1 Isla 4', '2 Oeste 4', '3 Centro 0']],
    );
  });

  for (const name of ['dutch_n10_s3', 'dutch_n16_s7', 'dutch_n13_byes_s118', 'dutch_n18_forfeits_s18'])
    it(`from a report gives everyone the points stated there (${name})`, async () => {
      const { body, error } = await importNew({ files: [goldenFile(`swiss/${name}.trf`)], mode: 'COMMIT' });
      assert.equal(error, undefined);
      const [table] = body.tables;
      assert.notEqual(table?.isEqual, null);
      assert.deepEqual(
        table?.differences.filter(({ column }) => column === 'points'),
        [],
      );
    });

  it('from RobinX is a draft to be played', async () => {
    const files = [goldenFile('calendar/IF2.xml'), goldenFile('calendar/IF2_Sol_VanBulck.xml')];
    const { body } = await importNew({ files, mode: 'COMMIT' });
    assert.deepEqual([body.state, body.teams.length, body.phases[0]?.matches], ['DRAFT', 15, 210]);
  });

  it('in a table is compared with the table next to it', async () => {
    const stated = (points: number) => csv(`Pos;Equipo;Pts\n1;Sol;${points}\n2;Luna;1`, 'tabla.csv');
    const { body: equal } = await importNew({ files: [small, stated(4)] });
    assert.equal(equal.tables[0]?.isEqual, true);
    const { body: other } = await importNew({ files: [small, stated(6)] });
    assert.deepEqual(
      [other.tables[0]?.isEqual, other.tables[0]?.differences],
      [false, [{ team: 'Sol', column: 'points', stated: 6, computed: 4 }]],
    );
  });

  it('that is half played continues, and one that staff want to check first is a draft', async () => {
    const half = csv(`${league}1;05/09/2026;Sol;Luna;2-1\n2;12/09/2026;Luna;Sol;`);
    assert.equal((await importNew({ files: [half], mode: 'COMMIT' })).body.state, 'IN_PROGRESS');
    assert.equal((await importNew({ files: [small], mode: 'COMMIT', isDraft: true })).body.state, 'DRAFT');
  });

  it('can be previewed without anything being written', async () => {
    const club = await createOrganisation(world, 'admin');
    const before = await count();
    const { body } = await importInto(club, { files: [realFile('premier-2008-09.txt')] });
    assert.deepEqual(
      [body.competitionId, body.champion, body.matches.length],
      [null, 'Manchester United', 380],
    );
    assert.deepEqual(await count(), before);
  });

  it('with a mistake in its last match is not written at all, and the mistake is located', async () => {
    const club = await createOrganisation(world, 'admin');
    const { name, text } = realFile('premier-2008-09.txt');
    const lines = text.trimEnd().split('\n');
    const broken = [...lines.slice(0, -1), '  16.00  Wigan Athletic perdió con Portsmouth'].join('\n');
    const before = await count();
    const { status, error } = await importInto(club, { files: [{ name, text: broken }], mode: 'COMMIT' });
    assert.deepEqual([status, error?.code], [422, 'IMPORT_HAS_PROBLEMS']);
    const [problem] = (error?.details ?? []) as { line: number; file: string; message: { es: string } }[];
    assert.deepEqual([problem?.line, problem?.file], [lines.length, name]);
    assert.deepEqual(await count(), before);
  });

  it('notes once that its venues are not imported', async () => {
    const venues = csv('Jornada;Local;Visitante;Resultado;Campo\n1;Sol;Luna;2-1;Norte\n2;Luna;Sol;0-0;Sur');
    const notes = async (file: typeof small) =>
      (await importNew({ files: [file] })).body.problems.map(({ message }) => message.en);
    assert.equal((await notes(venues)).filter((note) => note.startsWith('The venues')).length, 1);
    assert.ok(!(await notes(small)).some((note) => note.startsWith('The venues')));
  });

  it('with a result that the sport does not allow names the row', async () => {
    const { body } = await importNew({ files: [small], sportKey: 'BASKETBALL' });
    assert.deepEqual(
      body.problems.filter(({ isNote }) => !isNote).map(({ line, found }) => [line, found]),
      [[3, '0-0']],
    );
  });

  it('finds the organisation’s teams, and accepts manual choices for others', async () => {
    const club = await createOrganisation(world, 'admin');
    const sol = await createTeam(world, { organisationId: club.id });
    await world.store.db.updateTable('teams').set({ name: 'SOL' }).where('id', '=', sol.id).execute();
    const moon = await createTeam(world, { organisationId: club.id });
    const { body } = await importInto(club, {
      files: [small],
      teams: [{ name: 'Luna', teamId: moon.id }],
      mode: 'COMMIT',
    });
    assert.deepEqual(
      body.teams.map(({ name, teamId }) => [name, teamId]),
      [
        ['Sol', sol.id],
        ['Luna', moon.id],
      ],
    );
    const rival = await createTeam(world, {});
    const { error } = await importInto(club, { files: [small], teams: [{ name: 'Luna', teamId: rival.id }] });
    assert.deepEqual([error?.code, error?.field], ['TEAM_UNKNOWN', 'teams.0.teamId']);
  });

  it('notifies no one, but is in the organisation’s audit log', async () => {
    const before = new Map((await count()).map((line) => line.split(' ') as [string, string]));
    const { club, body } = await importNew({ files: [small], mode: 'COMMIT' });
    const after = new Map((await count()).map((line) => line.split(' ') as [string, string]));
    for (const table of ['notifications', 'webhookDeliveries'])
      assert.equal(after.get(table), before.get(table), table);
    const { body: log } = await world.call(
      auditLogCalls.list,
      { params: { orgCode: club.code }, query: {} },
      club.people.admin,
    );
    assert.ok(
      log.entries.some(
        ({ action, competition }) => action === 'IMPORTED' && competition?.id === body.competitionId,
      ),
    );
  });

  it('can be undone until someone has changed it', async () => {
    const { club, body } = await importNew({ files: [small], mode: 'COMMIT' });
    const params = { id: body.competitionId ?? '' };
    const { status } = await world.call(competitionCalls.delete, { params }, club.people.admin);
    assert.equal(status, 200);
    const again = await importInto(club, { files: [small], mode: 'COMMIT' });
    const id = again.body.competitionId ?? '';
    const { body: stored } = await world.call(competitionCalls.byId, { params: { id } }, club.people.admin);
    const { seasonId, categoryId } = { seasonId: stored.season.id, categoryId: stored.category.id };
    await world.call(
      competitionCalls.update,
      { body: { id, seasonId, categoryId, name: 'Otra', version: stored.version } },
      club.people.admin,
    );
    const refused = await world.call(competitionCalls.delete, { params: { id } }, club.people.admin);
    assert.equal(refused.error?.code, 'COMPETITION_UNDER_WAY');
  });

  it('of 380 matches takes hardly more statements than one of two', async () => {
    const statements = async (file: Input['files'][number]) => {
      const club = await createOrganisation(world, 'admin');
      return countQueries(world.store.db, async () => {
        assert.equal((await importInto(club, { files: [file], mode: 'COMMIT' })).status, 200);
      });
    };
    const [few, many] = [await statements(small), await statements(realFile('premier-2008-09.txt'))];
    assert.ok(many <= few + 4, `${many} statements for many, ${few} for few`);
  });

  it('in an unknown or too large file is refused with its field', async () => {
    const { error } = await importNew({ files: [csv('hola', 'foto.txt')] });
    assert.deepEqual([error?.code, error?.field], ['FORMAT_UNKNOWN', 'files']);
    const { error: large } = await importNew({ files: [csv('a'.repeat(2_000_001))] });
    assert.deepEqual([large?.code, large?.field], ['BAD_REQUEST', 'files.0.text']);
  });
});
