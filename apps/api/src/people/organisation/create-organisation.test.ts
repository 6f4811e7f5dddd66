import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls, organisationCalls } from '@traip/contract';
import { createOrganisation, createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('creating an organisation', () => {
  const world = openWorld();

  it('makes the creator its super-admin, with all abilities of a super-admin', async () => {
    const founder = await createPerson(world);
    const body = {
      name: '  Círculo Náutico ',
      type: 'ASSOCIATION' as const,
      bio: 'Remo y vela',
      website: 'nautico.es',
    };
    const answer = await world.call(organisationCalls.create, { body }, founder);
    assert.equal(answer.status, 201);
    const { id, abilities, ...rest } = answer.body;
    assert.deepEqual(rest, {
      orgCode: 'circulo-nautico',
      name: 'Círculo Náutico',
      type: 'ASSOCIATION',
      bio: 'Remo y vela',
      description: null,
      website: 'https://nautico.es',
      avatarUrl: null,
      onlyAssignedReferees: false,
      requiresSecondFactor: false,
      version: 1,
      role: 'super-admin',
    });
    assert.ok(abilities.includes('organisation.delete'));
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'label'])
      .where('subjectId', '=', id)
      .execute();
    assert.deepEqual(entries, [{ action: 'CREATED', label: rest.name }]);
    const profile = await world.call(authCalls.profile, {}, founder);
    assert.deepEqual(
      profile.body.userOrgs.map(({ orgId, role }) => [orgId, role]),
      [[id, 'super-admin']],
    );
  });

  it('gives organisations of the same name different codes, even at the same moment', async () => {
    const founders = await Promise.all(Array.from({ length: 12 }, () => createPerson(world)));
    const answers = await Promise.all(
      founders.map((founder) =>
        world.call(organisationCalls.create, { body: { name: 'Federación Andaluza de Remo' } }, founder),
      ),
    );
    const codes = answers.map(({ body }) => body.orgCode);
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 201),
    );
    assert.equal(new Set(codes).size, 12);
    assert.ok(codes.includes('federacion-andaluza-de-r') && codes.includes('federacion-andaluza-de-2'));
    for (const code of codes) assert.match(code, /^[a-z0-9-]{3,24}$/);
  });

  it('keeps the chosen code, in lower case', async () => {
    const body = { name: 'Club Uno', orgCode: 'Los-UNOS' };
    const answer = await world.call(organisationCalls.create, { body }, await createPerson(world));
    assert.equal(answer.body.orgCode, 'los-unos');
  });

  it('refuses a taken code, and creates nothing', async () => {
    const [{ code }, founder] = [await createOrganisation(world), await createPerson(world)];
    const body = { name: 'Otro club', orgCode: code };
    const answer = await world.call(organisationCalls.create, { body }, founder);
    assert.deepEqual(
      [answer.status, answer.error?.code, answer.error?.field],
      [409, 'CODE_TAKEN', 'orgCode'],
    );
    const profile = await world.call(authCalls.profile, {}, founder);
    assert.deepEqual(profile.body.userOrgs, []);
  });

  it('refuses a code that is a reserved path, and never generates one from a name', async () => {
    const founder = await createPerson(world);
    const body = { name: 'Listas', orgCode: 'competitions' };
    const chosen = await world.call(organisationCalls.create, { body }, founder);
    assert.deepEqual(
      [chosen.status, chosen.error?.code, chosen.error?.field],
      [422, 'CODE_RESERVED', 'orgCode'],
    );
    const created = await world.call(organisationCalls.create, { body: { name: 'Competitions' } }, founder);
    assert.equal(created.body.orgCode, 'competitions-2');
  });

  it('names every wrong field', async () => {
    const body = { name: ' ', bio: 'x'.repeat(161), website: 'no es una dirección', orgCode: 'a' };
    const answer = await world.call(organisationCalls.create, { body }, await createPerson(world));
    const problems = answer.error?.details as { field: string }[] | undefined;
    const fields = problems?.map(({ field }) => field);
    assert.deepEqual([answer.status, fields?.toSorted()], [400, ['bio', 'name', 'orgCode', 'website']]);
  });

  it('requires a stranger to sign in', async () => {
    const answer = await world.call(organisationCalls.create, { body: { name: 'Club' } });
    assert.equal(answer.status, 401);
  });

  it('limits how many one person can create', async () => {
    const founder = await createPerson(world);
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number++) {
      const body = { name: `Club Serie ${number}` };
      statuses.push((await world.call(organisationCalls.create, { body }, founder)).status);
    }
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 201), 429]);
  });
});
