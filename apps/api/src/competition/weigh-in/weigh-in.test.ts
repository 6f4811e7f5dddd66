import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditLogCalls, brokerCalls, entryCalls, profileCalls, weighInCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput } from '../competition-form/testing/forms.ts';

const judo: Partial<FormInput> = {
  traip: { name: 'Copa de Judo', sportKey: 'MARTIAL_ARTS' },
  category: { name: 'Sénior', gender: 'MALE', sportVariantKey: 'JUDO' },
  competitors: 'INDIVIDUAL',
  phases: [{ name: 'Cuadro', algorithm: 'SINGLE_ELIM', params: { repechage: 'QUARTERFINAL_LOSERS' } }],
  generate: false,
};
const four = ['Ana Ruiz', 'Eva Soler', 'Noa Prat', 'Sara Paz'].map((name) => ({ name }));

describe('the weigh-in of a combat sport', () => {
  const world = openWorld();

  async function classOf(weightClass: { above: number | null; upTo: number | null }, form = judo) {
    const staff = await createOrganisation(world, 'admin', 'member');
    return open(staff, weightClass, { ...form, teams: four });
  }

  async function open(
    staff: Staffed<'admin' | 'member'>,
    weightClass: { above: number | null; upTo: number | null },
    form: Partial<FormInput>,
  ) {
    const { admin } = staff.people;
    const { competition } = await createFromForm(world, staff, form);
    const params = { competitionId: competition.id };
    const set = (body: { weightClass: typeof weightClass | null; isRequired?: boolean }) =>
      world.call(weighInCalls.setClass, { params, body }, admin);
    const first = await set({ weightClass });
    assert.equal(first.status, 200);
    const ids = new Map(first.body.entries.map(({ team }) => [team.name, team.id]));
    const weigh = (name: string, kg: number | null) =>
      world.call(weighInCalls.weigh, { params, body: { teamId: ids.get(name) ?? '', kg } }, admin);
    const move = (name: string, toId: string) =>
      world.call(weighInCalls.move, { params, body: { teamId: ids.get(name) ?? '', toId } }, admin);
    const draw = () => {
      const [phase] = competition.phases;
      const body = { phaseId: phase?.id ?? '', competitionId: competition.id, mode: 'COMMIT' as const };
      return world.call(brokerCalls.process, { body }, admin);
    };
    return { staff, admin, competition, params, set, weigh, move, draw, ids };
  }

  it('accepts weights within the class, and refuses others with both numbers', async () => {
    const { weigh } = await classOf({ above: 66, upTo: 73 });
    const { body } = await weigh('Ana Ruiz', 73);
    const [ana] = body.entries.filter(({ team }) => team.name === 'Ana Ruiz');
    assert.equal(ana?.weighed?.kg, 73);
    const over = await weigh('Eva Soler', 73.05);
    assert.deepEqual(
      [over.status, over.error?.code, over.error?.field, over.error?.details],
      [422, 'OVERWEIGHT', 'kg', { kg: 73.05, limit: 73 }],
    );
    const under = await weigh('Eva Soler', 66);
    assert.deepEqual([under.error?.code, under.error?.details], ['UNDERWEIGHT', { kg: 66, limit: 66 }]);
    assert.equal((await weigh('Eva Soler', 72.123)).status, 400, 'no scale is that fine');
    assert.equal((await weigh('Ana Ruiz', null)).body.entries[0]?.weighed, null);
  });

  it('defines the class only before the draw, and never against recorded weights', async () => {
    const { set, weigh, draw } = await classOf({ above: null, upTo: 73 });
    await weigh('Ana Ruiz', 72);
    assert.equal((await set({ weightClass: { above: null, upTo: 66 } })).error?.code, 'OVERWEIGHT');
    const wrong = await set({ weightClass: { above: 80, upTo: 73 } });
    assert.deepEqual([wrong.status, wrong.error?.field], [400, 'weightClass.upTo']);
    assert.equal((await set({ weightClass: { above: null, upTo: 73 }, isRequired: true })).status, 200);
    const early = await draw();
    assert.deepEqual([early.error?.code, early.error?.details], ['NOT_WEIGHED_IN', { unweighed: 3 }]);
    for (const name of ['Eva Soler', 'Noa Prat', 'Sara Paz']) await weigh(name, 70);
    assert.equal((await draw()).status, 200);
    assert.equal((await set({ weightClass: null })).error?.code, 'ALREADY_DRAWN');
    assert.equal((await weigh('Ana Ruiz', 71.5)).status, 200, 'a number may still be put right');
  });

  it('moves a competitor to another class of the season, until one of them is drawn', async () => {
    const light = await classOf({ above: null, upTo: 73 });
    const { traip, season, category } = light.competition;
    const same = { traip: { id: traip.id }, season: { id: season.id }, category: { id: category.id } };
    const heavy = await open(light.staff, { above: 73, upTo: 81 }, { ...judo, ...same, teams: [] });
    await light.weigh('Eva Soler', 70);
    const misfit = await light.move('Eva Soler', heavy.competition.id);
    assert.deepEqual([misfit.error?.code, misfit.error?.field], ['UNDERWEIGHT', 'toId']);
    const moved = await light.move('Ana Ruiz', heavy.competition.id);
    assert.deepEqual([moved.status, moved.body.entries.length], [200, 3]);
    assert.deepEqual(
      moved.body.siblings.map(({ weightClass }) => weightClass),
      [{ above: 73, upTo: 81 }],
    );
    const { body } = await world.call(weighInCalls.get, { params: heavy.params }, heavy.admin);
    assert.deepEqual(
      body.entries.map(({ team }) => team.name),
      ['Ana Ruiz'],
    );
    const over = { teamId: light.ids.get('Sara Paz') ?? '', toId: heavy.competition.id };
    const weighedThere = (kg: number) =>
      world.call(weighInCalls.move, { params: light.params, body: { ...over, kg } }, light.admin);
    assert.equal((await weighedThere(72)).error?.code, 'UNDERWEIGHT', 'what the scales say has to fit');
    assert.equal((await weighedThere(74.5)).status, 200);
    const { body: after } = await world.call(weighInCalls.get, { params: heavy.params }, heavy.admin);
    assert.equal(after.entries.find(({ team }) => team.name === 'Sara Paz')?.weighed?.kg, 74.5);
    assert.equal((await light.move('Ana Ruiz', heavy.competition.id)).error?.code, 'NOT_ENTERED');
    assert.equal((await light.move('Eva Soler', light.competition.id)).error?.code, 'CLASS_UNKNOWN');
    await light.draw();
    assert.equal((await light.move('Noa Prat', heavy.competition.id)).error?.code, 'ALREADY_DRAWN');
  });

  it('is for individuals of combat sports', async () => {
    const staff = await createOrganisation(world, 'admin', 'member');
    const { competition } = await createFromForm(world, staff, {});
    const params = { competitionId: competition.id };
    const body = { weightClass: { above: null, upTo: 73 } };
    const refused = await world.call(weighInCalls.setClass, { params, body }, staff.people.admin);
    assert.deepEqual([refused.status, refused.error?.code], [409, 'NO_WEIGHT_CLASSES']);
  });

  it('shows weights only to staff and the person: not in entries or the log, and deleted with the person', async () => {
    const { weigh, staff, admin, competition, ids } = await classOf({ above: null, upTo: 73 });
    await weigh('Ana Ruiz', 71.35);
    const list = { params: { competitionId: competition.id }, query: {} };
    const { body: entries } = await world.call(entryCalls.list, list);
    assert.ok(!JSON.stringify(entries).includes('71.35'));
    const log = { params: { orgCode: staff.code }, query: {} };
    const { body: entriesOfLog } = await world.call(auditLogCalls.list, log, admin);
    const logged = JSON.stringify(entriesOfLog);
    assert.ok(logged.includes('WEIGHED_IN') && !logged.includes('71.35') && !logged.includes('71350'));
    const { db } = world.store;
    const { personId } = await db
      .selectFrom('teamMembers')
      .select('personId')
      .where('teamId', '=', ids.get('Ana Ruiz') ?? '')
      .executeTakeFirstOrThrow();
    await db.updateTable('persons').set({ deletedAt: world.now() }).where('id', '=', personId).execute();
    const left = await db
      .selectFrom('weighIns')
      .selectAll()
      .where('competitionId', '=', competition.id)
      .execute();
    assert.deepEqual(left, []);
  });

  it('is included in a person’s data export', async () => {
    const { weigh, ids, staff } = await classOf({ above: null, upTo: 73 });
    await weigh('Ana Ruiz', 70.5);
    const { member } = staff.people;
    await world.store.db
      .updateTable('teamMembers')
      .set({ personId: member.id })
      .where('teamId', '=', ids.get('Ana Ruiz') ?? '')
      .execute();
    const { body } = await world.call(profileCalls.myData, {}, member);
    const { weighIns } = body as unknown as { weighIns: { grams: number }[] };
    assert.deepEqual(
      weighIns.map(({ grams }) => grams),
      [70_500],
    );
  });
});
