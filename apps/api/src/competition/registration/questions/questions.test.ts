import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exchangeCalls, questionCalls, registrationCalls } from '@traip/contract';
import Papa from 'papaparse';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import { pdf } from '../../../testing/fixtures/documents.ts';
import {
  createOrganisation,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { licenceWorker } from '../nightly/licence-worker.ts';

type Question = Record<string, unknown>;

describe('an organiser’s questions', () => {
  const world = openWorld();
  const colour: Question = { audience: 'TEAM', kind: 'CHOICE', label: 'Color', options: ['Rojo', 'Azul'] };
  const bus: Question = { audience: 'TEAM', kind: 'TEXT', label: '¿Venís en autobús?', isRequired: true };
  const since: Question = { audience: 'PERSON', kind: 'DATE', label: 'Federado desde', isRequired: true };
  const paper: Question = { audience: 'PERSON', kind: 'FILE', label: 'Autorización' };

  async function league() {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { competitionId } = competition;
    await world.store.db
      .updateTable('competitions')
      .set({ registrationRules: '{}' })
      .where('id', '=', competitionId)
      .execute();
    const team = await createTeam(world, {}, 'OWNER', 'CAPTAIN');
    const owner = team.people.OWNER;
    await enterTeam(world, competition, { teamId: team.id, requestedBy: admin.id });
    const [personId = ''] = await enterPeople(world, { teamId: team.id, enteredBy: owner.id }, [{}]);
    const params = { competitionId, teamId: team.id };
    const saveQuestions = (questions: readonly Question[], by = admin) =>
      world.call(questionCalls.save, { params: { competitionId }, body: { questions } as never }, by);
    const answer = (answers: readonly (readonly [string, string | null])[], of?: string, by = owner) => {
      const given = answers.map(([questionId, value]) => ({ questionId, value }));
      const body = { answers: given, ...(of === undefined ? {} : { personId: of }) };
      return world.call(questionCalls.answer, { params, body }, by);
    };
    const read = (by: Person = owner) => world.call(questionCalls.answers, { params }, by);
    const register = () =>
      world.call(registrationCalls.enter, { params, body: { people: [{ personId }] } }, owner);
    const submit = () => world.call(registrationCalls.submit, { params, body: {} }, owner);
    return {
      competition,
      team,
      owner,
      admin,
      personId,
      params,
      saveQuestions,
      answer,
      read,
      register,
      submit,
    };
  }

  const idsOf = ({ body }: Awaited<ReturnType<Awaited<ReturnType<typeof league>>['saveQuestions']>>) =>
    body.questions.map(({ id }) => id);

  it('are listed in order, can be changed, and are deleted with their answers', async () => {
    const { saveQuestions, answer, read } = await league();
    const [colourId = '', busId = ''] = idsOf(await saveQuestions([colour, bus]));
    await answer([[busId, 'Sí']]);
    const swapped = [
      { ...bus, id: busId, label: '¿Autobús?' },
      { ...colour, id: colourId },
    ];
    const { body } = await saveQuestions(swapped);
    assert.deepEqual(
      body.questions.map(({ id, label }) => [id, label]),
      [
        [busId, '¿Autobús?'],
        [colourId, 'Color'],
      ],
    );
    assert.deepEqual((await read()).body.answers, [{ questionId: busId, value: 'Sí', file: null }]);
    const other = await saveQuestions([{ ...bus, id: busId, kind: 'DATE' }]);
    assert.deepEqual([other.status, other.error?.code], [409, 'QUESTION_KIND_FIXED']);
    await saveQuestions([{ ...colour, id: colourId }]);
    assert.deepEqual((await read()).body.answers, []);
  });

  it('have one answer each', async () => {
    const { saveQuestions, answer, read } = await league();
    const [busId = ''] = idsOf(await saveQuestions([bus]));
    const { status, error } = await answer([
      [busId, 'Sí'],
      [busId, 'No'],
    ]);
    assert.deepEqual([status, error?.field], [400, 'answers']);
    assert.deepEqual((await read()).body.answers, []);
  });

  it('are at most twenty, and must be consistent', async () => {
    const { saveQuestions } = await league();
    const field = async (...questions: readonly Question[]) => (await saveQuestions(questions)).error?.field;
    assert.equal(await field(...Array.from({ length: 21 }, () => bus)), 'questions');
    assert.equal(await field({ ...colour, options: [] }), 'questions.0.options');
    assert.equal(await field({ ...bus, options: ['Sí'] }), 'questions.0.options');
    assert.equal(await field({ ...colour, options: ['Sí', 'Sí'] }), 'questions.0.options');
  });

  it('accept only fitting answers, from those they are meant for', async () => {
    const { saveQuestions, answer, personId, register } = await league();
    const [colourId = '', sinceId = ''] = idsOf(await saveQuestions([colour, since]));
    const refusal = async (...given: Parameters<typeof answer>) => {
      const { error } = await answer(...given);
      return [error?.code, error?.field];
    };
    assert.deepEqual(await refusal([[colourId, 'Verde']]), ['ANSWER_INVALID', 'answers.0.value']);
    assert.deepEqual(await refusal([[sinceId, '2020-01-01']]), [
      'QUESTION_NOT_FOUND',
      'answers.0.questionId',
    ]);
    assert.deepEqual(await refusal([[sinceId, '2020-01-01']], personId), ['LICENCE_NOT_FOUND', 'personId']);
    await register();
    assert.deepEqual(await refusal([[sinceId, '2020-02-31']], personId), [
      'ANSWER_INVALID',
      'answers.0.value',
    ]);
    assert.equal((await answer([[sinceId, '2020-02-29']], personId)).status, 200);
  });

  it('that are required block submitting a licence and completing a team', async () => {
    const { saveQuestions, answer, personId, register, submit } = await league();
    const [busId = '', sinceId = ''] = idsOf(await saveQuestions([bus, since]));
    const { body } = await register();
    assert.deepEqual(body.unanswered, [{ questionId: busId, label: bus.label }]);
    const missing = [{ code: 'ANSWER', questionId: sinceId, label: since.label }];
    assert.deepEqual(body.people.find(({ person }) => person.id === personId)?.missing, missing);
    assert.equal((await submit()).body.submitted, 0);
    await answer([[sinceId, '2020-02-29']], personId);
    await answer([[busId, 'Sí']]);
    const { submitted, squad } = (await submit()).body;
    assert.deepEqual([submitted, squad.unanswered], [1, []]);
  });

  it('about people are visible to owner and organiser, not to the captain', async () => {
    const { saveQuestions, answer, personId, register, read, team, admin } = await league();
    const [sinceId = ''] = idsOf(await saveQuestions([since]));
    await register();
    await answer([[sinceId, '2020-02-29']], personId);
    const seen = [{ personId, answers: [{ questionId: sinceId, value: '2020-02-29', file: null }] }];
    assert.deepEqual((await read(admin)).body.people, seen);
    assert.deepEqual((await read(team.people.CAPTAIN)).body.people, []);
  });

  it('can require a file, which is private, logged when opened, and deleted after the season', async () => {
    const { saveQuestions, personId, register, params, owner, admin, team, competition } = await league();
    const [paperId = ''] = idsOf(await saveQuestions([paper]));
    await register();
    const input = { params: { ...params, questionId: paperId }, query: { personId } };
    const file = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' });
    assert.equal((await world.call(questionCalls.setFile, { ...input, file }, owner)).status, 200);
    const open = (by: Person) =>
      world.app.inject({
        url: urlOf(questionCalls.openFile, input),
        headers: { authorization: `Bearer ${by.token}` },
      });
    assert.equal((await open(team.people.CAPTAIN)).statusCode, 403);
    assert.ok((await open(admin)).rawPayload.equals(pdf));
    const { db } = world.store;
    const logged = await db
      .selectFrom('auditEntries')
      .select(['byUser', 'details'])
      .where('action', '=', 'ANSWER_OPENED')
      .where('organisationId', '=', competition.organisationId)
      .execute();
    assert.deepEqual(
      logged.map(({ byUser, details }) => [byUser, details.personId]),
      [[admin.id, personId]],
    );
    const endsOn = { endsOn: '2020-06-30' };
    await db.updateTable('competitions').set(endsOn).where('id', '=', competition.competitionId).execute();
    const { fileKey } = await db
      .selectFrom('answers')
      .select('fileKey')
      .where('questionId', '=', paperId)
      .executeTakeFirstOrThrow();
    const night = licenceWorker({ db, files: world.files, log: world.app.log, now: () => world.now() });
    await night({});
    assert.equal(await world.files.get(fileKey ?? ''), undefined);
    assert.equal((await open(admin)).statusCode, 404);
  });

  it('are exported with the teams and licences, with formulas as text', async () => {
    const { saveQuestions, answer, personId, register, admin, params } = await league();
    const [busId = '', sinceId = ''] = idsOf(await saveQuestions([bus, { ...since, kind: 'TEXT' }]));
    await register();
    await answer([[busId, '=SUM(A1)']]);
    await answer([[sinceId, '+34 600']], personId);
    const { competitionId } = params;
    const rowsOf = (csv: string) => Papa.parse<string[]>(csv.trim(), { delimiter: ';' }).data;
    const teams = await world.call(exchangeCalls.exportTeams, { params: { competitionId } }, admin);
    const [heading, team] = rowsOf(teams.body.csv);
    assert.deepEqual([heading?.at(-1), team?.at(-1)], [bus.label, "'=SUM(A1)"]);
    const licences = await world.call(questionCalls.exportLicences, { params: { competitionId } }, admin);
    const [labels, licence] = rowsOf(licences.body.csv);
    assert.deepEqual([labels?.at(-1), licence?.at(-1)], [since.label, "'+34 600"]);
    assert.equal(licence?.[3], 'Soto Vega');
  });
});
