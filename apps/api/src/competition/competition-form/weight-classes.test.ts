import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dashboardCalls, weighInCalls } from '@traip/contract';
import { sql } from 'kysely';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { type FormInput, formOf } from './testing/forms.ts';

const judo: Partial<FormInput> = {
  traip: { name: 'Copa de Judo', sportKey: 'MARTIAL_ARTS' },
  category: { name: 'Sénior', gender: 'FEMALE', sportVariantKey: 'JUDO' },
  competition: { name: 'Copa' },
  competitors: 'INDIVIDUAL',
  phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', params: { repechage: 'QUARTERFINAL_LOSERS' } }],
  teams: [{ name: 'Ana Ruiz' }, { name: 'Eva Soler' }],
  weightClasses: [
    { above: null, upTo: 57 },
    { above: 57, upTo: 62.5 },
    { above: 62.5, upTo: null },
  ],
  generate: false,
};

describe('a form with several weight classes', () => {
  const world = openWorld();
  const send = (club: Staffed<'admin'>, change: Partial<FormInput> = {}) =>
    world.call(
      dashboardCalls.createCompetition,
      { params: { orgCode: club.code }, body: formOf({ ...judo, ...change }) },
      club.people.admin,
    );

  it('creates a competition for each, with everyone in the first', async () => {
    const club = await createOrganisation(world, 'admin');
    const { status, body } = await send(club, { publish: true });
    assert.equal(status, 201);
    assert.deepEqual([body.competition.name, body.competition.teams], ['Copa −57 kg', 2]);
    const params = { competitionId: body.competition.id };
    const { body: scales } = await world.call(weighInCalls.get, { params }, club.people.admin);
    assert.deepEqual(scales.weightClass, { above: null, upTo: 57 });
    assert.deepEqual(
      scales.siblings.map(({ name, weightClass }) => [name, weightClass]),
      [
        ['Copa −62.5 kg', { above: 57, upTo: 62.5 }],
        ['Copa +62.5 kg', { above: 62.5, upTo: null }],
      ],
    );
    const [, heavy] = scales.siblings;
    const { body: other } = await world.call(
      weighInCalls.get,
      { params: { competitionId: heavy?.id ?? '' } },
      club.people.admin,
    );
    assert.deepEqual(other.entries, []);
    const states = await world.store.db
      .selectFrom('competitions')
      .select('state')
      .where('organisationId', '=', club.id)
      .execute();
    assert.deepEqual(new Set(states.map(({ state }) => state)), new Set(['PUBLICIZED']));
  });

  it('creates all of them or none: a failure at the last class leaves nothing behind', async () => {
    const club = await createOrganisation(world, 'admin');
    const { db } = world.store;
    await sql`create function break_off() returns trigger language plpgsql as
      $$ begin if new.weight_up_to is null then raise exception 'the cable is out'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger break_off before insert on competitions
      for each row execute function break_off()`.execute(db);
    const broken = await send(club);
    await sql`drop trigger break_off on competitions`.execute(db);
    assert.equal(broken.status, 500);
    const left = await Promise.all(
      (['competitions', 'traips', 'teams'] as const).map((table) =>
        db.selectFrom(table).select('id').where('organisationId', '=', club.id).execute(),
      ),
    );
    assert.deepEqual(left, [[], [], []]);
    assert.equal((await send(club)).status, 201);
  });

  it('is for individuals of combat sports, has each class once, and is drawn after the weigh-in', async () => {
    const club = await createOrganisation(world, 'admin');
    const football = formOf();
    const { traip, category } = football;
    const wrong = await send(club, { traip, category });
    assert.deepEqual([wrong.status, wrong.error?.field], [409, 'weightClasses']);
    const [light = { above: null, upTo: 57 }] = judo.weightClasses ?? [];
    const twice = await send(club, { weightClasses: [light, light] });
    assert.deepEqual([twice.status, twice.error?.field], [400, 'weightClasses.1']);
    const drawn = await send(club, { generate: true });
    assert.deepEqual([drawn.status, drawn.error?.field], [400, 'generate']);
    const long = await send(club, { competition: { name: 'C'.repeat(95) } });
    assert.deepEqual([long.status, long.error?.field], [400, 'competition.name']);
  });
});
