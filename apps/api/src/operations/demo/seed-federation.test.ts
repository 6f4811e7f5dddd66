import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openWorld } from '../../testing/world.ts';
import { type DemoPerson, type DemoWorld, seedDemo } from './seed.ts';

const person = (email: string, memberships: DemoPerson['memberships'] = []): DemoPerson => ({
  email,
  firstName: 'Eva',
  surnames: 'Ruiz',
  birthday: '1980-01-01',
  favoriteSport: 'HANDBALL',
  memberships,
});
const jefa = { orgCode: 'liga', by: 'jefa@demo.es' };
const newTeams = (...names: string[]) => names.map((name) => ({ name }));
const inSeason = (name: string) => ({
  traip: { name, sportKey: 'HANDBALL' as const },
  season: { name: '2026' },
  category: { name: 'Única' },
  competition: { name },
  publish: true,
});

const demo: DemoWorld = {
  password: 'demo-demo',
  organisations: [{ orgCode: 'liga', name: 'Liga' }],
  people: [
    person('jefa@demo.es', [{ orgCode: 'liga', role: 'super-admin' }]),
    person('silbato@demo.es', [{ orgCode: 'liga', role: 'referee' }]),
    person('capitana@demo.es'),
  ],
  teams: ['propio', 'otro'].map((code) => ({
    code,
    name: code,
    orgCode: null,
    sportKey: 'HANDBALL',
    people: [{ email: 'capitana@demo.es', role: 'OWNER' }],
    players: [
      { firstName: 'Ana', birthday: '2013-05-01', shirt: 1 },
      { firstName: 'Leo', birthday: '2012-05-01', shirt: 2 },
      { firstName: 'Sol', shirt: 3 },
      { firstName: 'Mar', birthday: '2013-08-01', shirt: 4 },
    ],
  })),
  children: [
    {
      guardian: 'jefa@demo.es',
      relation: 'MOTHER',
      team: 'propio',
      shirt: 1,
      consents: { PARTICIPATION: 'YES', PUBLIC_NAME: 'HIDDEN' },
    },
  ],
  venues: [{ ...jefa, venue: { name: 'Pabellón', fields: [{ name: 'Pista 1' }, { name: 'Pista 2' }] } }],
  competitions: [
    {
      ...jefa,
      roundsPlayed: 3,
      laterRoundsPlayed: [1],
      matchesTonight: 1,
      scores: [18, 30],
      venue: 'Pabellón',
      referees: ['silbato@demo.es'],
      incidents: [{ day: 2, match: 1, outcome: 'FORFEIT_AWAY', reason: 'No se presentó.' }],
      licences: {
        openedDaysAgo: 5,
        closesInDays: 5,
        rules: { ageTo: 13, referenceDate: '2026-12-31' },
        squads: [
          {
            team: 'propio',
            by: 'capitana@demo.es',
            leftOut: [2],
            returned: { shirt: 4, reason: 'Falta la foto.' },
            isApproved: true,
          },
        ],
      },
      adjustments: [{ team: 'propio', points: -2, reason: 'Alineación indebida.' }],
      form: {
        ...inSeason('Copa'),
        phases: [
          { name: 'Grupos', algorithm: 'GROUPS', seed: 'a', params: { groups: 2, legs: 1 } },
          { name: 'Final', algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 } },
        ],
      },
      teams: [
        { code: 'propio' },
        { name: 'B', players: [{ firstName: 'Eva' }] },
        ...newTeams('C', 'D', 'E', 'F', 'G', 'H'),
      ],
    },
    {
      ...jefa,
      roundsPlayed: 1,
      scores: [18, 30],
      form: {
        ...inSeason('Suizo'),
        phases: [{ name: 'Suizo', algorithm: 'SWISS', seed: 'b', params: { rounds: 3 } }],
      },
      teams: newTeams('I', 'J', 'K', 'L'),
    },
    {
      ...jefa,
      roundsPlayed: 2,
      matchesTonight: 1,
      scores: [18, 30],
      form: {
        ...inSeason('Ida y vuelta'),
        phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', seed: 'c', params: { legs: 2 } }],
      },
      teams: newTeams('M', 'N', 'O', 'P'),
    },
    {
      ...jefa,
      roundsPlayed: 0,
      scores: [18, 30],
      requests: [{ team: 'otro', by: 'capitana@demo.es' }],
      form: {
        ...inSeason('Abierta'),
        generate: false,
        competition: { name: 'Abierta', takesRegistrations: true },
        phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN' }],
      },
      teams: [],
    },
    {
      ...jefa,
      roundsPlayed: 2,
      scores: { total: 24 },
      isToday: true,
      form: {
        ...inSeason('Americano'),
        traip: { name: 'Americano', sportKey: 'PADEL' },
        competitors: 'INDIVIDUAL',
        competition: { name: 'Americano', rulesOverride: { partners: { points: 24 } } },
        phases: [{ name: 'Rondas', algorithm: 'AMERICANO', seed: 'd', params: { rounds: 3 } }],
      },
      teams: newTeams('Ana Ruiz', 'Luis Gil', 'Eva Soler', 'Iván Mas', 'Noa Prat'),
    },
  ],
  invitations: [
    { by: 'jefa@demo.es', email: 'capitana@demo.es', orgCode: 'liga', role: 'admin' },
    { by: 'capitana@demo.es', email: 'silbato@demo.es', team: 'otro' },
  ],
};

describe('a demo federation', () => {
  const world = openWorld();
  before(async () => assert.equal(await seedDemo(world.store.db, demo), 'seeded'));

  const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(world.store.db)).rows;
  const ofCompetition = (name: string) =>
    rows(sql<{ round: number; state: string; phase: number }>`select matches.round, matches.state,
        phases.place as phase
      from matches join competitions on competitions.id = matches.competition_id
      join phases on phases.id = matches.phase_id
      where competitions.name = ${name} and home_team_id is not null and away_team_id is not null
      order by phases.place, round, matches.state`);

  it('has generated its final phase, with one semi-final played and one tonight', async () => {
    const finals = (await ofCompetition('Copa')).filter(({ phase }) => phase === 2);
    assert.deepEqual(
      finals.map(({ state }) => state),
      ['CLOSED', 'SCHEDULED'],
    );
  });

  it('has paired the next round of a Swiss', async () => {
    const swiss = (await ofCompetition('Suizo')).map(({ round, state }) => `${round} ${state}`);
    assert.deepEqual(swiss, ['1 CLOSED', '1 CLOSED', '2 SCHEDULED', '2 SCHEDULED']);
  });

  it('has an evening of changing partners, where the two scores of a match add up to the points', async () => {
    const evening = (await ofCompetition('Americano')).map(({ round, state }) => `${round} ${state}`);
    assert.deepEqual(evening, ['1 CLOSED', '2 CLOSED', '3 SCHEDULED']);
    const sums = await rows(sql<{ sum: number }>`select distinct home_score + away_score as sum
      from matches join competitions on competitions.id = matches.competition_id
      where competitions.name = 'Americano' and home_score is not null`);
    assert.deepEqual(sums, [{ sum: 24 }]);
  });

  it('has played both legs of one tie and the first of the other', async () => {
    const legs = (await ofCompetition('Ida y vuelta')).map(({ state }) => state);
    assert.deepEqual(legs, ['CLOSED', 'CLOSED', 'CLOSED', 'SCHEDULED']);
  });

  it('plays at its venue, with an event in each match', async () => {
    const [counts] = await rows(sql<{ placed: number; events: number }>`select
      count(distinct matches.id)::int as placed, count(match_events.id)::int as events
      from matches join fields on fields.id = matches.field_id
      left join match_events on match_events.match_id = matches.id and match_events.type = 'SCHEDULED'`);
    assert.deepEqual(counts, { placed: 14, events: 14 });
  });

  it('has a forfeit, a points deduction, a team requesting entry and open invitations', async () => {
    const [counted] = await rows(sql`select
      (select count(*)::int from matches where result ->> 'outcome' = 'FORFEIT_AWAY') as forfeits,
      (select sum(points)::int from adjustments) as points,
      (select count(*)::int from participations where status = 'REQUESTED') as requests,
      (select count(*)::int from organisation_invitations) as members,
      (select count(*)::int from team_invitations) as mates`);
    assert.deepEqual(counted, { forfeits: 1, points: -2, requests: 1, members: 1, mates: 1 });
  });

  it('has players without accounts, in its own teams and in teams created with a competition', async () => {
    const squads = await rows(sql<{ name: string; people: string }>`select teams.name,
        string_agg(first_name, ' ' order by shirt, first_name) as people
      from team_members join teams on teams.id = team_id join persons on persons.id = person_id
      where not exists (select from users where users.id = person_id) and competitor_kind = 'TEAM'
        group by teams.name order by teams.name`);
    assert.deepEqual(squads, [
      { name: 'B', people: 'Eva' },
      { name: 'otro', people: 'Ana Leo Sol Mar' },
      { name: 'propio', people: 'Ana Leo Sol Mar' },
    ]);
  });

  it('has a mother who hides a name from the public', async () => {
    assert.deepEqual(
      await rows(sql`select relation, public_name from guardians
        join players on players.id = guardians.child_id`),
      [{ relation: 'MOTHER', publicName: 'HIDDEN' }],
    );
  });

  it('has licences in every state of an open window', async () => {
    const licences = await rows(sql<{ shirt: number; state: string }>`select shirt, state from licences
      order by shirt`);
    assert.deepEqual(
      licences.map(({ shirt, state }) => `${shirt} ${state}`),
      ['1 APPROVED', '3 DRAFT', '4 RETURNED'],
    );
  });

  it('has notified its people, without sending any email', async () => {
    const notifications = await rows(sql<{ email: string; kind: string }>`select distinct email, kind
      from notifications join users on users.id = notifications.user_id`);
    const has = (email: string, kind: string) =>
      assert.ok(
        notifications.some((one) => one.email === email && one.kind === kind),
        `${email} has no ${kind}`,
      );
    has('silbato@demo.es', 'REFEREE');
    has('capitana@demo.es', 'INVITATION_RECEIVED');
    assert.ok(notifications.some(({ email }) => email === 'jefa@demo.es'));
    assert.deepEqual(await rows(sql`select id from notifications where mail_since is not null`), []);
  });
});
