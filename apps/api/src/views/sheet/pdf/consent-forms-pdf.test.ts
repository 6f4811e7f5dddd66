import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, consentPurposes, consentTexts, teamCalls } from '@traip/contract';
import {
  createOrganisation,
  createPerson,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld, urlOf } from '../../../testing/world.ts';
import { textOfPdf } from '../testing/text-of-pdf.ts';

describe('the consent forms for parents', () => {
  const world = openWorld({ legal: { operator: { OPERATOR_NAME: 'Deporte Escolar S.L.' } } });

  async function school() {
    const club = await createOrganisation(world, 'super-admin');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'COACH', 'CAPTAIN');
    const [teo = '', grown = ''] = await enterPeople(
      world,
      { teamId: team.id, enteredBy: team.people.OWNER.id },
      [
        { firstName: 'Teo', surnames: 'Pérez Ruiz', birthday: '2017-03-04' },
        { firstName: 'Marta', surnames: 'Gil Soto', birthday: '1990-01-01' },
        { firstName: 'Iker', surnames: 'Sanz' },
        { firstName: 'محمد', surnames: 'الأمين', birthday: '2016-05-06' },
      ],
    );
    return { club, team, teo, grown, ...team.people };
  }

  async function print(url: string, user: Person, locale = 'es') {
    const headers = { authorization: `Bearer ${user.token}` };
    const answer = await world.app.inject({ method: 'GET', url: `${url}?locale=${locale}`, headers });
    const isPaper = answer.headers['content-type'] === 'application/pdf';
    const text = isPaper ? textOfPdf(answer.rawPayload) : answer.body;
    // Lines break where the page ends.
    return { status: answer.statusCode, text, flat: text.replaceAll(/\s+/g, ' ') };
  }
  const formsOf = (teamId: string) => urlOf(consentCalls.printForms, { params: { teamId } });
  const formOf = (personId: string) => urlOf(consentCalls.printForm, { params: { personId } });

  it('have a page for each minor of the squad, and none for others', async () => {
    const { team, COACH } = await school();
    const { status, text } = await print(formsOf(team.id), COACH);
    assert.equal(status, 200);
    assert.equal(text.match(/Página \d+ \/ 2/g)?.length, 2);
    assert.match(text, /Teo Pérez Ruiz/);
    assert.match(text, /04\/03\/2017/);
    assert.doesNotMatch(text, /Marta|Iker/);
  });

  it('have the text that goes on record, with its version and the operator', async () => {
    const { team, teo, OWNER } = await school();
    for (const locale of ['es', 'en'] as const) {
      const { flat } = await print(formOf(teo), OWNER, locale);
      for (const purpose of consentPurposes) {
        const { text, version } = consentTexts[purpose];
        assert.ok(flat.includes(text[locale]), text[locale]);
        assert.ok(flat.includes(version));
      }
      assert.match(flat, /Deporte Escolar S\.L\./);
      assert.match(flat, /Teo P\./);
    }
    const named = (await world.call(teamCalls.full, { params: { id: team.id } })).body.name;
    assert.ok((await print(formOf(teo), OWNER)).text.includes(named));
  });

  it('say so when the squad has no minors', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    assert.match((await print(formsOf(team.id), team.people.OWNER)).text, /consta como menor/);
  });

  it('are for those who may record them, and for guardians', async () => {
    const { team, teo, grown, OWNER, CAPTAIN } = await school();
    assert.equal((await print(formsOf(team.id), CAPTAIN)).status, 403);
    assert.equal((await print(formOf(teo), CAPTAIN)).status, 404);
    assert.match((await print(formOf(grown), OWNER)).text, /NOT_A_MINOR/);
    const body = { teamId: team.id, personId: teo };
    const { token } = (await world.call(teamCalls.createQr, { body }, OWNER)).body;
    const mother = await createPerson(world, { firstName: 'Elena', surnames: 'Ruiz' });
    await world.call(teamCalls.consumeQr, { body: { token, relation: 'MOTHER' } }, mother);
    assert.equal((await print(formOf(teo), mother)).status, 200);
  });
});
