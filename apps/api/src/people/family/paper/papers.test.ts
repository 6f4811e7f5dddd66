import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  auditLogCalls,
  type consentCalls as calls,
  consentCalls,
  familyCalls,
  profileCalls,
  squadCalls,
  teamCalls,
  type Write,
} from '@traip/contract';
import sharp from 'sharp';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { pdf } from '../../../testing/fixtures/documents.ts';
import { createLicence } from '../../../testing/fixtures/licences.ts';
import {
  createOrganisation,
  createPerson,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';

type Sheet = Write<(typeof calls)['recordPaper']['body']>;

describe('a consent on paper', () => {
  const world = openWorld();

  /** A child of nine in a team, and the club that organises its league. */
  async function school(birthday = '2017-03-04') {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'referee');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'COACH', 'CAPTAIN');
    const { COACH: coach, OWNER: owner, CAPTAIN: captain } = team.people;
    const [personId = ''] = await enterPeople(world, { teamId: team.id, enteredBy: owner.id }, [
      { firstName: 'Teo', surnames: 'Pérez Ruiz', birthday },
    ]);
    const look = async (by = coach) => {
      const { body } = await world.call(squadCalls.get, { params: { teamId: team.id } }, by);
      return body.people.find((one) => one.personId === personId);
    };
    const change = async (body: { publicName?: 'FULL' | 'SHORT' | 'HIDDEN'; birthday?: string }) => {
      const people = [{ personId, version: (await look())?.version ?? 0, ...body }];
      return world.call(squadCalls.change, { params: { teamId: team.id }, body: { people } }, owner);
    };
    const register = async () => {
      const competition = await createCompetition(world, await createTraip(world, club.id));
      await enterTeam(world, competition, { teamId: team.id, requestedBy: owner.id });
      const { organisationId, competitionId } = competition;
      await createLicence(world, { organisationId, competitionId, teamId: team.id, personId });
    };
    const named = async () => {
      const { body } = await world.call(teamCalls.full, { params: { id: team.id } });
      return body.members.map(({ firstName, surnames }) => `${firstName} ${surnames}`).slice(3);
    };
    /** A guardian joins with the team's QR code. */
    const guardian = async (firstName: string, surnames: string) => {
      const body = { teamId: team.id, personId };
      const { token } = (await world.call(teamCalls.createQr, { body }, owner)).body;
      const person = await createPerson(world, { firstName, surnames });
      const claim = { token, relation: 'MOTHER' as const };
      assert.equal((await world.call(teamCalls.consumeQr, { body: claim }, person)).status, 200);
      return person;
    };
    return { club, team, coach, owner, captain, personId, look, change, register, named, guardian };
  }

  const sheet: Sheet = {
    signedBy: 'Elena Ruiz',
    relation: 'MOTHER',
    signedOn: '2026-03-11',
    choices: { PARTICIPATION: 'YES', PUBLIC_NAME: 'FULL', PHOTO: 'YES' },
    language: 'es',
    file: pdf.toString('base64'),
  };
  const record = (personId: string, by: Person, more: Partial<Sheet> = {}) =>
    world.call(consentCalls.recordPaper, { params: { personId }, body: { ...sheet, ...more } }, by);
  const list = (personId: string, by: Person) =>
    world.call(consentCalls.papers, { params: { personId } }, by);
  const withdraw = (personId: string, paperId: string, by: Person, body: object = {}) =>
    world.call(consentCalls.withdrawPaper, { params: { personId, paperId }, body }, by);
  const open = (personId: string, paperId: string, by: Person) =>
    world.app.inject({
      method: 'GET',
      url: urlOf(consentCalls.openPaper, { params: { personId, paperId } }),
      headers: { authorization: `Bearer ${by.token}` },
    });
  const decide = (personId: string, by: Person, purpose: 'PARTICIPATION' | 'PUBLIC_NAME', choice: string) =>
    world.call(familyCalls.consent, { params: { personId }, body: { purpose, choice, language: 'es' } }, by);
  const paperOf = async (personId: string, by: Person) =>
    (await list(personId, by)).body.papers[0]?.paperId ?? '';
  const filesOf = () => world.store.db.selectFrom('consentPapers').select(['personId', 'fileKey']).execute();

  it('takes effect at once: the child may take part and is named as signed', async () => {
    const { personId, coach, look, named } = await school();
    assert.equal((await look())?.consent?.state, 'MISSING');
    assert.deepEqual(await named(), []);
    const { status, body } = await record(personId, coach);
    assert.equal(status, 201);
    const [paper] = body.papers;
    assert.deepEqual(
      [paper?.signedBy, paper?.relation, paper?.signedOn, paper?.language, paper?.holds, paper?.recordedBy],
      ['Elena Ruiz', 'MOTHER', '2026-03-11', 'es', true, 'COACH Pérez Gil'],
    );
    assert.deepEqual(paper?.choices, sheet.choices);
    assert.deepEqual(paper?.allows, ['PARTICIPATION', 'PUBLIC_NAME', 'PHOTO']);
    const after = await look();
    assert.equal(after?.consent?.state, 'GIVEN');
    assert.deepEqual(after?.consent?.papers, [
      {
        paperId: paper?.paperId,
        signedBy: 'Elena Ruiz',
        relation: 'MOTHER',
        signedOn: '2026-03-11',
        hasScan: true,
        isGiven: true,
      },
    ]);
    assert.deepEqual(await named(), ['Teo Pérez Ruiz']);
  });

  it('can be withdrawn at once, without a scan, as a separate record', async () => {
    const { personId, coach, owner, look, named } = await school();
    const paperId = (await record(personId, coach)).body.papers[0]?.paperId ?? '';
    const { body } = await withdraw(personId, paperId, owner);
    const [latest, first] = body.papers;
    assert.deepEqual(latest?.choices, { PARTICIPATION: 'NO', PUBLIC_NAME: 'HIDDEN', PHOTO: 'NO' });
    assert.deepEqual(
      [latest?.signedBy, latest?.file, latest?.recordedBy],
      ['Elena Ruiz', null, 'OWNER Pérez Gil'],
    );
    assert.deepEqual([latest?.holds, first?.holds], [true, false]);
    assert.equal((await look())?.consent?.state, 'REFUSED');
    assert.deepEqual(await named(), []);
    assert.equal((await withdraw(personId, paperId, owner)).error?.code, 'PAPER_ENDED');
    await record(personId, coach, { signedOn: '2026-04-01' });
    assert.equal(
      (await look())?.consent?.state,
      'REFUSED',
      'an older sheet that turns up later changes nothing',
    );
    await record(personId, coach, { signedOn: dayInMadrid(world.now()) });
    assert.equal((await look())?.consent?.state, 'GIVEN');
  });

  it('can be withdrawn in part', async () => {
    const { personId, coach, look, named } = await school();
    await record(personId, coach);
    await withdraw(personId, await paperOf(personId, coach), coach, { purposes: ['PUBLIC_NAME'] });
    assert.equal((await look())?.consent?.state, 'GIVEN');
    assert.deepEqual(await named(), []);
  });

  it('and a guardian’s decision in an account both count: the stricter wins', async () => {
    const { personId, coach, look, named, guardian } = await school();
    await record(personId, coach);
    const father = await guardian('Luis', 'Pérez Oria');
    assert.equal((await look())?.consent?.state, 'GIVEN');
    await decide(personId, father, 'PARTICIPATION', 'NO');
    await decide(personId, father, 'PUBLIC_NAME', 'SHORT');
    assert.equal((await look())?.consent?.state, 'REFUSED');
    assert.deepEqual(await named(), ['Teo P.']);
    await decide(personId, father, 'PARTICIPATION', 'YES');
    await decide(personId, father, 'PUBLIC_NAME', 'FULL');
    assert.equal((await look())?.consent?.state, 'GIVEN');
    await withdraw(personId, await paperOf(personId, coach), coach);
    assert.equal((await look())?.consent?.state, 'REFUSED', 'either may take back');
    assert.deepEqual(await named(), []);
  });

  it('for a person who now has an account ends with what they decide there', async () => {
    const { personId, coach, look, guardian } = await school();
    await record(personId, coach, { choices: { PARTICIPATION: 'NO' } });
    const mother = await guardian('elena', 'RUIZ');
    assert.equal((await look())?.consent?.state, 'REFUSED');
    await decide(personId, mother, 'PARTICIPATION', 'YES');
    assert.equal((await look())?.consent?.state, 'GIVEN');
    const { children } = (await world.call(familyCalls.get, {}, mother)).body;
    assert.deepEqual(
      children[0]?.records.map(({ how, by, choice }) => [how, by, choice]),
      [
        ['GUARDIAN', 'elena RUIZ', 'YES'],
        ['PAPER', 'Elena Ruiz', 'NO'],
      ],
    );
  });

  it('stays while a minor with an account decides otherwise, until they are of age', async () => {
    const { team, coach } = await school();
    const birthday = `${world.now().getFullYear() - 16}-01-01`;
    const young = await createPerson(world, { firstName: 'Noa' });
    const { db } = world.store;
    await db.updateTable('users').set({ birthday }).where('id', '=', young.id).execute();
    await db
      .insertInto('teamMembers')
      .values({ teamId: team.id, personId: young.id, role: 'MEMBER', joinedAt: world.now() })
      .execute();
    await record(young.id, coach, { choices: { PUBLIC_NAME: 'HIDDEN' } });
    const body = { purpose: 'PUBLIC_NAME', choice: 'FULL', language: 'es' } as const;
    const own = () => world.call(familyCalls.decideOwn, { body }, young);
    assert.equal((await own()).body.consents.PUBLIC_NAME, 'HIDDEN');
    await db.updateTable('users').set({ birthday: '2000-01-01' }).where('id', '=', young.id).execute();
    assert.equal((await own()).body.consents.PUBLIC_NAME, 'FULL');
  });

  it('can be recorded by those who print its form: owner, coach and the club’s admins', async () => {
    const { personId, team, club, owner, coach, captain, look, guardian } = await school();
    const mother = await guardian('Elena', 'Ruiz');
    const url = urlOf(consentCalls.printForms, { params: { teamId: team.id } });
    const print = ({ token }: Person) =>
      world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const statusOf = async (by: Person) => [
      (await print(by)).statusCode,
      (await list(personId, by)).status,
      (await record(personId, by)).status,
    ];
    const { admin, referee } = club.people;
    for (const by of [referee, captain, await createPerson(world)])
      assert.deepEqual(await statusOf(by), [403, 404, 404]);
    for (const by of [owner, coach, admin, club.people['super-admin']]) {
      assert.deepEqual(await statusOf(by), [200, 200, 201]);
      assert.ok((await look(by))?.abilities.includes('recordPaper'));
    }
    assert.deepEqual(await statusOf(mother), [403, 200, 403]);
    await world.store.db
      .updateTable('teams')
      .set({ organisationId: null })
      .where('id', '=', team.id)
      .execute();
    assert.deepEqual(await statusOf(admin), [403, 404, 404], 'of another club');
  });

  it('can be recorded by staff of an organisation where the child is registered', async () => {
    const { personId, club, team, register } = await school();
    await world.store.db
      .updateTable('teams')
      .set({ organisationId: null })
      .where('id', '=', team.id)
      .execute();
    const { admin, referee } = club.people;
    assert.equal((await record(personId, admin)).status, 404);
    await register();
    for (const by of [admin, club.people['super-admin']])
      assert.deepEqual([(await list(personId, by)).status, (await record(personId, by)).status], [200, 201]);
    assert.equal((await record(personId, referee)).status, 404);
  });

  it('has a scan that only they can open, each time with an entry in the log', async () => {
    const { personId, club, coach, captain, register, guardian } = await school();
    const mother = await guardian('Elena', 'Ruiz');
    await register();
    await record(personId, coach);
    const paperId = await paperOf(personId, coach);
    const { admin } = club.people;
    for (const by of [coach, mother, admin]) {
      const { statusCode, headers, rawPayload } = await open(personId, paperId, by);
      assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf']);
      assert.deepEqual(rawPayload, pdf);
    }
    for (const by of [captain, await createPerson(world)])
      assert.equal((await open(personId, paperId, by)).statusCode, 404);
    const [file] = (await filesOf()).filter((one) => one.personId === personId);
    assert.equal((await world.app.inject({ url: `/files/${file?.fileKey}` })).statusCode, 404);
    await withdraw(personId, paperId, coach);
    const input = { params: { orgCode: club.code }, query: {} };
    const { entries } = (await world.call(auditLogCalls.list, input, club.people['super-admin'])).body;
    assert.deepEqual(
      entries.slice(0, 5).map(({ action, person, about }) => [action, person?.id, about?.name]),
      [
        ['PAPER_WITHDRAWN', coach.id, 'Teo Pérez Ruiz'],
        ['PAPER_OPENED', admin.id, 'Teo Pérez Ruiz'],
        ['PAPER_OPENED', mother.id, 'Teo Pérez Ruiz'],
        ['PAPER_OPENED', coach.id, 'Teo Pérez Ruiz'],
        ['PAPER_RECORDED', coach.id, 'Teo Pérez Ruiz'],
      ],
    );
  });

  it('loses location and camera if its scan is a picture', async () => {
    const { personId, coach } = await school();
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: 'white' } });
    const file = (await picture.jpeg().withExif(exif).toBuffer()).toString('base64');
    await record(personId, coach, { file });
    const { rawPayload } = await open(personId, await paperOf(personId, coach), coach);
    const { format, exif: left } = await sharp(rawPayload).metadata();
    assert.deepEqual([format, left], ['webp', undefined]);
  });

  it('with errors is refused by field, and nothing is half done', async () => {
    const { personId, coach } = await school();
    const refusal = async (more: Partial<Sheet>) => {
      const { status, error } = await record(personId, coach, more);
      return [status, error?.field ?? error?.code];
    };
    const before = await filesOf();
    assert.deepEqual(await refusal({ signedBy: ' ' }), [400, 'signedBy']);
    assert.deepEqual(await refusal({ choices: {} }), [400, 'choices']);
    assert.deepEqual(await refusal({ signedOn: '11/03/2026' }), [400, 'signedOn']);
    assert.deepEqual(await refusal({ file: '' }), [400, 'file']);
    assert.deepEqual(await refusal({ signedOn: '2126-03-11' }), [422, 'signedOn']);
    assert.deepEqual(await refusal({ file: Buffer.from('<script>').toString('base64') }), [415, 'file']);
    assert.deepEqual(await refusal({ file: pdf.subarray(0, 30).toString('base64') }), [422, 'file']);
    const large = Buffer.alloc(11 * 1024 * 1024).toString('base64');
    assert.deepEqual(await refusal({ file: large }), [413, 'file']);
    const grown = await school('2001-02-03');
    assert.equal((await record(grown.personId, grown.coach)).error?.code, 'NOT_A_MINOR');
    assert.deepEqual(await filesOf(), before);
    assert.deepEqual(await world.store.db.selectFrom('discardedFiles').selectAll().execute(), []);
  });

  it('cannot be widened by the team, which may show less', async () => {
    const { personId, coach, change, look } = await school(`${world.now().getFullYear() - 15}-01-01`);
    await record(personId, coach, { choices: { PUBLIC_NAME: 'HIDDEN' } });
    assert.equal((await change({ publicName: 'SHORT' })).error?.code, 'NAME_NEEDS_GUARDIAN');
    await change({ birthday: '2012-02-02' });
    assert.equal((await look())?.publicName, 'HIDDEN');
    const today = dayInMadrid(world.now());
    await record(personId, coach, { choices: { PUBLIC_NAME: 'SHORT' }, signedOn: today });
    assert.equal((await change({ publicName: 'HIDDEN' })).status, 200);
  });

  it('that forbids a photograph removes it, and blocks uploads', async () => {
    const { personId, coach, owner, team, look } = await school();
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
    const file = new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
    const upload = () =>
      world.call(squadCalls.setPhoto, { params: { teamId: team.id, personId }, file }, owner);
    const key = (await upload()).body.avatarUrl.replace('/files/', '');
    await record(personId, coach, { choices: { PHOTO: 'NO' } });
    assert.equal((await look())?.photoUrl, null);
    assert.equal(await world.files.get(key), undefined);
    assert.equal((await upload()).error?.code, 'PHOTO_NOT_ALLOWED');
  });

  it('is in the data export of the guardians, but not of the person who recorded it', async () => {
    const { personId, coach, guardian } = await school();
    await record(personId, coach);
    const paperId = await paperOf(personId, coach);
    const mother = await guardian('Elena', 'Ruiz');
    const papersOf = async (by: Person) =>
      (await world.call(profileCalls.myData, {}, by)).body as {
        consentPapers: { signedBy: string; file: string }[];
        consents: unknown[];
      };
    const [paper] = (await papersOf(mother)).consentPapers;
    const file = `/v1/club/persons/${personId}/consent-papers/${paperId}/file`;
    assert.deepEqual([paper?.signedBy, paper?.file], ['Elena Ruiz', file]);
    const { consentPapers, consents } = await papersOf(coach);
    assert.deepEqual([consentPapers, consents], [[], []]);
  });
});
