import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, notificationCalls, organisationPeopleCalls } from '@traip/contract';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { createDocument, createPaper } from '../../../testing/fixtures/documents.ts';
import { createLicence } from '../../../testing/fixtures/licences.ts';
import {
  createOrganisation,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { licenceWorker } from './licence-worker.ts';

describe('every night', () => {
  const world = openWorld();
  const day = 86_400_000;
  const daysFromNow = (days: number) => dayInMadrid(new Date(world.now().getTime() + days * day));

  async function league(rules: object = {}, endsOn: string | null = null) {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    const competition = await createCompetition(world, traip);
    const { competitionId, organisationId } = competition;
    const { db } = world.store;
    await db.updateTable('seasons').set({ endsOn }).where('id', '=', traip.seasonId).execute();
    await db
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify(rules) })
      .where('id', '=', competitionId)
      .execute();
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'CAPTAIN', 'MEMBER');
    await enterTeam(world, competition, { teamId: team.id, requestedBy: club.people.admin.id });
    /** A team member with an approved licence. */
    const register = async (validUntil: string | null) => {
      const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
      const [personId = ''] = await enterPeople(world, by, [{}]);
      const ref = { organisationId, competitionId, teamId: team.id, personId };
      const id = await createLicence(world, { ...ref, state: 'APPROVED' });
      const change = { validUntil, playableSince: '2020-01-01' };
      await db.updateTable('licences').set(change).where('id', '=', id).execute();
      return { id, personId };
    };
    const entries = async () =>
      (
        await db
          .selectFrom('auditEntries')
          .select(['action', 'via', 'details'])
          .where('organisationId', '=', organisationId)
          .orderBy('id')
          .execute()
      ).map(({ action, via, details }) => [action, via, details.count]);
    return { club, competition, team, register, entries };
  }

  /** Runs the job some days from now. */
  const night = (days = 0) => {
    const now = () => new Date(world.now().getTime() + days * day);
    return licenceWorker({ db: world.store.db, files: world.files, log: world.app.log, now })({});
  };
  const titles = async (user: Person) =>
    (await world.call(notificationCalls.list, { query: {} }, user)).body.items.map(({ title }) => title.es);
  const stateOf = async (id: string) =>
    await world.store.db
      .selectFrom('licences')
      .select(['state', 'playableSince'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('a licence', () => {
    it('expires the day after its last day, and the club is notified once', async () => {
      const { register, team, entries } = await league();
      const last = await register(daysFromNow(0));
      const past = await register(daysFromNow(-1));
      await night();
      assert.equal((await stateOf(last.id)).state, 'APPROVED');
      assert.deepEqual(await stateOf(past.id), { state: 'EXPIRED', playableSince: null });
      assert.deepEqual(await entries(), [['LICENCES_EXPIRED', 'PLATFORM', 1]]);
      await night();
      const expired = (await titles(team.people.OWNER)).filter((title) => title.includes('caducada'));
      assert.deepEqual(expired, [`Equipo ${team.code}: 1 ficha caducada`]);
      assert.equal((await entries()).length, 1);
    });

    it('that expires within two weeks is announced to owner and coach, once', async () => {
      const { register, team } = await league();
      const on = daysFromNow(14);
      await register(on);
      await register(on);
      await register(daysFromNow(15));
      await night();
      await night();
      const date = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });
      const expected = [`Equipo ${team.code}: 2 fichas caducan el ${date.format(new Date(on))}`];
      for (const user of [team.people.OWNER, team.people.COACH])
        assert.deepEqual(await titles(user), expected);
      for (const user of [team.people.CAPTAIN, team.people.MEMBER]) assert.deepEqual(await titles(user), []);
    });
  });

  describe('a document', () => {
    const rules = { documents: [{ kind: 'MEDICAL', required: true, validForMonths: 12 }] };

    it('that expires soon and before the licence is announced, once', async () => {
      const { register, team } = await league(rules);
      const [ana, leo] = [await register(daysFromNow(300)), await register(daysFromNow(300))];
      await createDocument(world, ana.personId, 'MEDICAL', { issuedOn: daysFromNow(-365 + 5) });
      await createDocument(world, leo.personId, 'MEDICAL', { issuedOn: daysFromNow(-100) });
      await createDocument(world, leo.personId, 'INSURANCE', { validUntil: daysFromNow(5) });
      await night();
      await night();
      const reminders = await titles(team.people.COACH);
      assert.equal(reminders.length, 1);
      assert.match(reminders[0] ?? '', /1 documento caduca el/);
    });

    it('is kept for ninety days after the season; then its file and row are deleted, which is logged', async () => {
      const { register, entries } = await league(rules, daysFromNow(10));
      const { personId } = await register(null);
      const key = await createDocument(world, personId, 'MEDICAL');
      await night(100);
      assert.notEqual(await world.files.get(key), undefined);
      assert.deepEqual(await entries(), []);
      await night(101);
      assert.equal(await world.files.get(key), undefined);
      const left = world.store.db.selectFrom('personDocuments').where('personId', '=', personId);
      assert.deepEqual(await left.select('id').execute(), []);
      assert.deepEqual(await entries(), [['DOCUMENTS_REMOVED', 'PLATFORM', 1]]);
    });

    it('is kept as long as the rules say, and while another season needs it', async () => {
      const { register } = await league({ ...rules, documentsKeptDays: 7 }, daysFromNow(10));
      const next = await league(rules, daysFromNow(300));
      const [ana, leo] = [await register(null), await register(null)];
      const [anas, leos] = [
        await createDocument(world, ana.personId, 'MEDICAL'),
        await createDocument(world, leo.personId, 'MEDICAL'),
      ];
      const { organisationId, competitionId } = next.competition;
      await createLicence(world, {
        organisationId,
        competitionId,
        teamId: next.team.id,
        personId: leo.personId,
      });
      await night(18);
      assert.equal(await world.files.get(anas), undefined);
      assert.notEqual(await world.files.get(leos), undefined);
    });

    it('that was never requested is deleted after ninety days', async () => {
      const { register } = await league({}, daysFromNow(300));
      const { personId } = await register(null);
      const key = await createDocument(world, personId, 'INSURANCE');
      await night(90);
      assert.notEqual(await world.files.get(key), undefined);
      await night(92);
      assert.equal(await world.files.get(key), undefined);
    });

    it('leaves no file behind when an upload fails', async () => {
      const key = `documents/${'d'.repeat(64)}`;
      await world.files.put(key, Buffer.from('half'), 'application/pdf');
      await world.store.db.insertInto('discardedFiles').values({ key, at: world.now() }).execute();
      await night();
      assert.notEqual(await world.files.get(key), undefined, 'it may still be under way');
      await night(1);
      assert.equal(await world.files.get(key), undefined);
    });
  });

  describe('the scan of a consent', () => {
    const paperOf = (personId: string) =>
      world.store.db
        .selectFrom('consentPapers')
        .innerJoin('consents', 'consents.paperId', 'consentPapers.id')
        .select(['consentPapers.signedBy', 'consentPapers.fileKey', 'consents.choice'])
        .where('consentPapers.personId', '=', personId)
        .execute();

    it('is deleted ninety days after the season like a document, while the consent stays', async () => {
      const { register, team, entries } = await league({}, daysFromNow(10));
      const { personId } = await register(null);
      const { fileKey } = await createPaper(world, personId, team.people.OWNER.id);
      await night(100);
      assert.notEqual(await world.files.get(fileKey), undefined);
      await night(101);
      assert.equal(await world.files.get(fileKey), undefined);
      assert.deepEqual(await paperOf(personId), [{ signedBy: 'Elena Ruiz', fileKey: null, choice: 'YES' }]);
      assert.deepEqual(await entries(), [['DOCUMENTS_REMOVED', 'PLATFORM', 1]]);
    });

    it('is kept while a team of the child plays, with or without a licence, and deleted after it left', async () => {
      const { team } = await league({ documentsKeptDays: 7 }, daysFromNow(200));
      const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
      const [current = '', left = ''] = await enterPeople(world, by, [{}, {}]);
      const currentPaper = await createPaper(world, current, team.people.OWNER.id);
      const formerPaper = await createPaper(world, left, team.people.OWNER.id);
      await world.store.db
        .updateTable('teamMembers')
        .set({ leftAt: world.now() })
        .where('personId', '=', left)
        .execute();
      await night(92);
      assert.notEqual(await world.files.get(currentPaper.fileKey), undefined);
      assert.equal(await world.files.get(formerPaper.fileKey), undefined);
      await night(208);
      assert.equal(await world.files.get(currentPaper.fileKey), undefined);
    });

    it('is kept without a competition while in force, and for ninety days after its withdrawal', async () => {
      const team = await createTeam(world, {}, 'OWNER');
      const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
      const [personId = ''] = await enterPeople(world, by, [{ birthday: '2017-03-04' }]);
      const { paperId, fileKey } = await createPaper(world, personId, team.people.OWNER.id);
      await night(400);
      assert.notEqual(await world.files.get(fileKey), undefined);
      const input = { params: { personId, paperId }, body: {} };
      assert.equal((await world.call(consentCalls.withdrawPaper, input, team.people.OWNER)).status, 200);
      await night(90);
      assert.notEqual(await world.files.get(fileKey), undefined);
      await night(91);
      assert.equal(await world.files.get(fileKey), undefined);
    });

    it('is kept for a person on an organisation’s list without a team, until removed from it', async () => {
      const club = await createOrganisation(world, 'admin');
      const { admin } = club.people;
      const params = { orgCode: club.code };
      const people = [{ firstName: 'Lía', birthday: '2017-03-04' }];
      const entered = await world.call(organisationPeopleCalls.add, { params, body: { people } }, admin);
      const personIds = entered.body.added;
      const { fileKey } = await createPaper(world, personIds[0] ?? '', admin.id);
      await night(400);
      assert.notEqual(await world.files.get(fileKey), undefined);
      await world.call(organisationPeopleCalls.remove, { params, body: { personIds } }, admin);
      await night(91);
      assert.equal(await world.files.get(fileKey), undefined);
    });

    it('is also deleted when a player no longer exists', async () => {
      const { register, team } = await league({}, daysFromNow(10));
      const { personId } = await register(null);
      const { fileKey } = await createPaper(world, personId, team.people.OWNER.id);
      const { db } = world.store;
      await db.updateTable('persons').set({ deletedAt: world.now() }).where('id', '=', personId).execute();
      await night(101);
      assert.equal(await world.files.get(fileKey), undefined);
    });
  });
});
