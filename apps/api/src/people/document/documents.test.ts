import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  auditLogCalls,
  type PersonDocumentKind,
  personDocumentCalls,
  personMergeCalls,
  profileCalls,
  registrationCalls,
} from '@traip/contract';
import sharp from 'sharp';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createDocument, pdf } from '../../testing/fixtures/documents.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import {
  createOrganisation,
  createPerson,
  createTeam,
  enterPeople,
  type Person,
} from '../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../testing/world.ts';

describe('a person’s documents', () => {
  const world = openWorld();

  /** A player whose team has handed in a licence, in a league that requires a medical certificate. */
  async function league({ months }: { months?: number } = {}) {
    const club = await createOrganisation(world, 'super-admin', 'admin', 'referee', 'member');
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { competitionId, organisationId } = competition;
    const rule = { kind: 'MEDICAL', required: true, ...(months ? { validForMonths: months } : {}) };
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify({ documents: [rule] }) })
      .where('id', '=', competitionId)
      .execute();
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'CAPTAIN');
    const owner = team.people.OWNER;
    await enterTeam(world, competition, { teamId: team.id, requestedBy: owner.id });
    const [personId = ''] = await enterPeople(world, { teamId: team.id, enteredBy: owner.id }, [{}]);
    const licence = { organisationId, competitionId, teamId: team.id, personId };
    const stateOf = async () => {
      const params = { competitionId, teamId: team.id };
      const { people } = (await world.call(registrationCalls.squad, { params }, owner)).body;
      return people.find(({ person }) => person.id === personId);
    };
    return { club, competition, team, owner, personId, licence, stateOf };
  }

  const list = (personId: string, by: Person) =>
    world.call(personDocumentCalls.list, { params: { personId } }, by);
  const save = (personId: string, by: Person, body: object, kind: PersonDocumentKind = 'MEDICAL') =>
    world.call(personDocumentCalls.save, { params: { personId, kind }, body }, by);
  const upload = (personId: string, by: Person, bytes: Buffer, type = 'application/pdf') => {
    const file = new Blob([new Uint8Array(bytes)], { type });
    return world.call(
      personDocumentCalls.setFile,
      { params: { personId, kind: 'MEDICAL' as const }, file },
      by,
    );
  };
  const open = (personId: string, by: Person, kind = 'MEDICAL') =>
    world.app.inject({
      method: 'GET',
      url: urlOf(personDocumentCalls.open, { params: { personId, kind } }),
      headers: { authorization: `Bearer ${by.token}` },
    });
  const keyOf = async (personId: string) =>
    (
      await world.store.db
        .selectFrom('personDocuments')
        .select('fileKey')
        .where('personId', '=', personId)
        .executeTakeFirst()
    )?.fileKey ?? '';
  const remove = (personId: string, by: Person) =>
    world.call(personDocumentCalls.remove, { params: { personId, kind: 'MEDICAL' } }, by);

  it('cannot be issued on a future day', async () => {
    const { personId, owner } = await league();
    const { status, error } = await save(personId, owner, { issuedOn: '2999-01-01' });
    assert.deepEqual([status, error?.code, error?.field], [422, 'ISSUED_IN_THE_FUTURE', 'issuedOn']);
    assert.deepEqual((await list(personId, owner)).body.documents, []);
  });

  it('are uploaded by the coach, and downloaded unchanged', async () => {
    const { personId, team } = await league();
    const { status, body } = await upload(personId, team.people.COACH, pdf);
    assert.equal(status, 200);
    assert.deepEqual(body.file, { type: 'application/pdf', bytes: pdf.length });
    const { statusCode, rawPayload, headers } = await open(personId, team.people.COACH);
    assert.equal(statusCode, 200);
    assert.ok(rawPayload.equals(pdf));
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-disposition'], 'attachment; filename="medical.pdf"');
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*; sandbox$/);
  });

  it('lose location and camera if they are photographs', async () => {
    const { personId, owner } = await league();
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: 'white' } });
    for (const [bytes, type] of [
      [await picture.clone().jpeg().withExif(exif).toBuffer(), 'image/jpeg'],
      [await picture.clone().png().toBuffer(), 'image/png'],
      [await picture.clone().webp().toBuffer(), 'image/webp'],
    ] as const)
      assert.equal((await upload(personId, owner, bytes, type)).body.file?.type, 'image/webp');
    await upload(personId, owner, await picture.jpeg().withExif(exif).toBuffer(), 'image/jpeg');
    const { width, height, exif: left } = await sharp((await open(personId, owner)).rawPayload).metadata();
    assert.deepEqual([width, height, left], [900, 300, undefined]);
  });

  it('are recognised by content: a page, a truncated scan and forty megabytes are refused entirely', async () => {
    const { personId, owner } = await league();
    const refusal = async (bytes: Buffer, type?: string) => {
      const { status, error } = await upload(personId, owner, bytes, type);
      return [status, error?.code];
    };
    assert.deepEqual(await refusal(Buffer.from('<script>')), [415, 'DOCUMENT_TYPE_UNSUPPORTED']);
    assert.deepEqual(await refusal(pdf, 'text/html'), [415, 'DOCUMENT_TYPE_UNSUPPORTED']);
    assert.deepEqual(await refusal(pdf.subarray(0, 30)), [422, 'DOCUMENT_UNREADABLE']);
    assert.deepEqual(await refusal(Buffer.alloc(40 * 1024 * 1024)), [413, 'DOCUMENT_TOO_LARGE']);
    assert.deepEqual((await list(personId, owner)).body.documents, []);
    assert.deepEqual(await world.store.db.selectFrom('discardedFiles').selectAll().execute(), []);
  });

  it('have no public URL', async () => {
    const { personId, owner } = await league();
    await upload(personId, owner, pdf);
    const answer = await world.app.inject({ url: `/files/${await keyOf(personId)}` });
    assert.equal(answer.statusCode, 404);
  });

  it('stay closed to an admin without the second factor that the organisation requires', async () => {
    const { club, personId, licence } = await league();
    await createDocument(world, personId, 'MEDICAL');
    await createLicence(world, licence);
    const { admin } = club.people;
    assert.equal((await open(personId, admin)).statusCode, 200);
    const { db } = world.store;
    await db
      .updateTable('organisations')
      .set({ requiresSecondFactor: true })
      .where('id', '=', club.id)
      .execute();
    assert.equal((await open(personId, admin)).statusCode, 404);
  });

  it('can be seen by owner, coach and guardians; by the organiser once handed in, and only if required', async () => {
    const { personId, owner, team, club, licence } = await league();
    const mother = await createPerson(world);
    await world.store.db
      .insertInto('guardians')
      .values({ childId: personId, userId: mother.id, relation: 'MOTHER', since: world.now() })
      .execute();
    await upload(personId, owner, pdf);
    await createDocument(world, personId, 'INSURANCE');
    const seenBy = async (by: Person) => {
      const { status, body } = await list(personId, by);
      return status === 200 ? body.documents.map(({ kind }) => kind) : status;
    };
    const both = ['INSURANCE', 'MEDICAL'];
    for (const by of [owner, team.people.COACH, mother]) assert.deepEqual(await seenBy(by), both);
    const { admin, referee, member } = club.people;
    for (const by of [team.people.CAPTAIN, admin, await createPerson(world)])
      assert.equal(await seenBy(by), 404);
    await createLicence(world, { ...licence, state: 'SUBMITTED' });
    assert.deepEqual(await seenBy(admin), ['MEDICAL']);
    for (const by of [referee, member]) assert.equal(await seenBy(by), 404);
    assert.equal((await open(personId, admin, 'INSURANCE')).statusCode, 404);
    assert.equal((await open(personId, admin)).statusCode, 200);
    await world.store.db
      .updateTable('licences')
      .set({ state: 'APPROVED', validUntil: '2020-06-30' })
      .where('personId', '=', personId)
      .execute();
    assert.equal(await seenBy(admin), 404);
  });

  it('are logged when opened: by whom, whose, which', async () => {
    const { personId, owner, club, licence, competition } = await league();
    await createLicence(world, licence);
    await upload(personId, owner, pdf);
    await open(personId, club.people.admin);
    const input = { params: { orgCode: club.code }, query: {} };
    const { entries } = (await world.call(auditLogCalls.list, input, club.people['super-admin'])).body;
    assert.deepEqual(
      entries.map(({ action, person, about, details }) => [
        action,
        person?.id,
        about?.name,
        details.document,
      ]),
      [
        ['DOCUMENT_OPENED', club.people.admin.id, 'Iker Soto Vega', 'MEDICAL'],
        ['DOCUMENT_CHANGED', owner.id, 'Iker Soto Vega', 'MEDICAL'],
      ],
    );
    assert.equal(entries[0]?.competition?.id, competition.competitionId);
  });

  it('are replaced and removed with their files', async () => {
    const { personId, owner } = await league();
    await upload(personId, owner, pdf);
    const first = await keyOf(personId);
    await upload(personId, owner, pdf);
    const second = await keyOf(personId);
    assert.notEqual(second, first);
    assert.equal(await world.files.get(first), undefined);
    assert.equal((await remove(personId, owner)).status, 200);
    assert.equal(await world.files.get(second), undefined);
    assert.equal((await remove(personId, owner)).status, 404);
  });

  it('count for a licence as long as the rules say', async () => {
    const { personId, owner, stateOf } = await league({ months: 12 });
    const missing = async () => (await stateOf())?.missing;
    assert.deepEqual(await missing(), [{ code: 'DOCUMENT', kind: 'MEDICAL' }]);
    await upload(personId, owner, pdf);
    assert.deepEqual(await missing(), [{ code: 'DOCUMENT_DATE', kind: 'MEDICAL' }]);
    await save(personId, owner, { issuedOn: '2020-03-01' });
    assert.deepEqual(await missing(), [
      { code: 'DOCUMENT_EXPIRED', kind: 'MEDICAL', expiredOn: '2021-03-01' },
    ]);
    await save(personId, owner, { issuedOn: '2020-03-01', validUntil: '2020-01-01' });
    assert.deepEqual(await missing(), [
      { code: 'DOCUMENT_EXPIRED', kind: 'MEDICAL', expiredOn: '2021-03-01' },
    ]);
    await save(personId, owner, { issuedOn: world.now().toISOString().slice(0, 10) });
    assert.deepEqual(await missing(), []);
  });

  it('send an approved licence back when they change, but not when the same is saved again', async () => {
    const { personId, owner, licence, stateOf } = await league();
    await save(personId, owner, { number: 'C-1' });
    await createLicence(world, { ...licence, state: 'APPROVED' });
    await save(personId, owner, { number: 'C-1' });
    assert.equal((await stateOf())?.licence?.state, 'APPROVED');
    await save(personId, owner, { number: 'C-2' }, 'INSURANCE');
    assert.equal((await stateOf())?.licence?.state, 'APPROVED');
    await save(personId, owner, { number: 'C-2' });
    assert.equal((await stateOf())?.licence?.state, 'SUBMITTED');
  });

  it('move with a merge, and return when it is undone', async () => {
    const { personId, owner, team } = await league();
    const [twin = ''] = await enterPeople(world, { teamId: team.id, enteredBy: owner.id }, [{}]);
    await createDocument(world, twin, 'MEDICAL');
    await createDocument(world, twin, 'INSURANCE');
    await createDocument(world, personId, 'INSURANCE');
    const kindsOf = async (id: string) =>
      (
        await world.store.db
          .selectFrom('personDocuments')
          .select('kind')
          .where('personId', '=', id)
          .orderBy('kind')
          .execute()
      ).map(({ kind }) => kind);
    const params = { teamId: team.id };
    const { body } = await world.call(
      personMergeCalls.merge,
      { params, body: { keptId: personId, mergedId: twin } },
      owner,
    );
    assert.deepEqual(await kindsOf(personId), ['INSURANCE', 'MEDICAL']);
    await world.call(personMergeCalls.undo, { params: { ...params, id: body.mergeId } }, owner);
    assert.deepEqual(
      [await kindsOf(personId), await kindsOf(twin)],
      [['INSURANCE'], ['INSURANCE', 'MEDICAL']],
    );
  });

  it('are in the data export of the account, and are deleted with it', async () => {
    const player = await createPerson(world);
    const key = await createDocument(world, player.id, 'IDENTITY');
    const { body } = await world.call(profileCalls.myData, {}, player);
    const [document] = (body as { documents: { kind: string; file: string }[] }).documents;
    assert.equal(document?.kind, 'IDENTITY');
    assert.equal(document?.file, `/v1/club/persons/${player.id}/documents/IDENTITY/file`);
    await world.call(profileCalls.deleteAccount, { body: { userCode: player.userCode } }, player);
    assert.equal(await keyOf(player.id), '');
    assert.equal(await world.files.get(key), undefined);
  });
});
