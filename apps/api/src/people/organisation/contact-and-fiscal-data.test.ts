import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls } from '@traip/contract';
import { createOrganisation, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const roles = ['super-admin', 'admin', 'member', 'referee'] as const;
const of = ({ id }: Staffed<string>) => ({ params: { organizationId: id } });

describe('contact information', () => {
  const world = openWorld();
  const filledIn = {
    email: 'secretaria@club.es',
    phone: '+34 956 10 20 30',
    addressLine1: 'Calle Mayor 1',
    addressLine2: 'Bajo',
    city: 'Cádiz',
    state: 'Cádiz',
    postalCode: '11001',
    country: 'ES' as const,
  };

  it('is empty until administrators fill it in; all its people can see it', async () => {
    const club = await createOrganisation(world, ...roles);
    const empty = await world.call(organisationCalls.contactInformation, of(club), club.people.member);
    assert.deepEqual([empty.status, Object.values(empty.body)], [200, Array.from({ length: 8 }, () => null)]);
    const saved = await world.call(
      organisationCalls.saveContactInformation,
      { ...of(club), body: filledIn },
      club.people.admin,
    );
    assert.deepEqual([saved.status, saved.body], [200, filledIn]);
    for (const role of roles) {
      const seen = await world.call(organisationCalls.contactInformation, of(club), club.people[role]);
      assert.deepEqual(seen.body, filledIn);
    }
  });

  it('is replaced as a whole', async () => {
    const club = await createOrganisation(world, 'admin');
    const save = (body: Partial<typeof filledIn> & { email: string }) =>
      world.call(organisationCalls.saveContactInformation, { ...of(club), body }, club.people.admin);
    await save(filledIn);
    await save({ email: 'otra@club.es', city: 'Huelva' });
    const { body } = await world.call(organisationCalls.contactInformation, of(club), club.people.admin);
    assert.deepEqual(
      [body.email, body.city, body.phone, body.country],
      ['otra@club.es', 'Huelva', null, null],
    );
  });

  it('cannot be written by members, referees or other organisations', async () => {
    const [club, rival] = [
      await createOrganisation(world, ...roles),
      await createOrganisation(world, 'super-admin'),
    ];
    for (const user of [club.people.member, club.people.referee, rival.people['super-admin']]) {
      const answer = await world.call(
        organisationCalls.saveContactInformation,
        { ...of(club), body: filledIn },
        user,
      );
      assert.equal(answer.status, 403);
    }
  });

  it('requires a valid address', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = { ...filledIn, email: 'secretaría' };
    const answer = await world.call(
      organisationCalls.saveContactInformation,
      { ...of(club), body },
      club.people.admin,
    );
    assert.deepEqual([answer.status, answer.error?.field], [400, 'email']);
  });
});

describe('fiscal data', () => {
  const world = openWorld();
  const filledIn = {
    fiscalId: 'G11000000',
    fiscalAddress: 'Calle Mayor 1, Cádiz',
    registeredName: 'Club Deportivo Cádiz',
    registrationNumbers: ['AND-1', 'AND-2'],
    taxIdentifiers: [
      { type: 'VAT' as const, issuingCountry: 'PT' as const, value: 'PT2' },
      { type: 'CIF' as const, issuingCountry: 'ES' as const, value: 'G11000000' },
      { type: 'VAT' as const, issuingCountry: 'FR' as const, value: 'FR1' },
    ],
  };

  it('is empty until filled in, and keeps the order in which it was written', async () => {
    const club = await createOrganisation(world, 'admin');
    const read = () => world.call(organisationCalls.fiscalData, of(club), club.people.admin);
    const save = (body: typeof filledIn) =>
      world.call(organisationCalls.saveFiscalData, { ...of(club), body }, club.people.admin);
    assert.deepEqual((await read()).body, {
      fiscalId: null,
      fiscalAddress: null,
      registeredName: null,
      registrationNumbers: [],
      taxIdentifiers: [],
    });
    assert.deepEqual((await save(filledIn)).body, filledIn);
    assert.deepEqual((await read()).body, filledIn);
    const fewer = {
      ...filledIn,
      registrationNumbers: ['AND-3'],
      taxIdentifiers: filledIn.taxIdentifiers.toReversed().slice(1),
    };
    await save(fewer);
    assert.deepEqual((await read()).body, fewer);
    const none = { ...filledIn, registrationNumbers: [], taxIdentifiers: [] };
    await save(none);
    assert.deepEqual((await read()).body, none);
  });

  it('stays whole when two people save it at once', async () => {
    const club = await createOrganisation(world, 'admin');
    const versions = Array.from({ length: 6 }, (_, number) => ({
      ...filledIn,
      fiscalId: `G${number}`,
      taxIdentifiers: Array.from({ length: number }, () => ({
        type: 'NIF' as const,
        issuingCountry: 'ES' as const,
        value: `G${number}`,
      })),
    }));
    const answers = await Promise.all(
      versions.map((body) =>
        world.call(organisationCalls.saveFiscalData, { ...of(club), body }, club.people.admin),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const { body } = await world.call(organisationCalls.fiscalData, of(club), club.people.admin);
    assert.ok(versions.some((version) => JSON.stringify(version) === JSON.stringify(body)));
  });

  it('tells those who may not see it who may, in both languages', async () => {
    const [club, rival] = [
      await createOrganisation(world, ...roles),
      await createOrganisation(world, 'super-admin'),
    ];
    for (const user of [club.people.member, club.people.referee, rival.people['super-admin']]) {
      const answer = await world.call(organisationCalls.fiscalData, of(club), user);
      assert.deepEqual([answer.status, answer.error?.code], [403, 'FISCAL_DATA_FORBIDDEN']);
      assert.equal(answer.error?.message.en, 'You don’t have permission to view tax details.');
      const saved = await world.call(organisationCalls.saveFiscalData, { ...of(club), body: filledIn }, user);
      assert.equal(saved.status, 403);
    }
  });

  it('names the incomplete tax identifier', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = {
      ...filledIn,
      fiscalId: '',
      taxIdentifiers: [{ type: 'NIF' as const, issuingCountry: 'ES' as const, value: ' ' }],
    };
    const answer = await world.call(
      organisationCalls.saveFiscalData,
      { ...of(club), body },
      club.people.admin,
    );
    const problems = answer.error?.details as { field: string }[] | undefined;
    const fields = problems?.map(({ field }) => field);
    assert.deepEqual([answer.status, fields], [400, ['fiscalId', 'taxIdentifiers.0.value']]);
  });
});
