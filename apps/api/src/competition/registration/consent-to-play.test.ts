import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, familyCalls, lineupCalls, registrationCalls, teamCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { pdf } from '../../testing/fixtures/documents.ts';
import { createPlayers } from '../../testing/fixtures/lineups.ts';
import { createPerson, enterPeople } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { matchDay } from '../match/testing/match-day.ts';

describe('a competition that asks for consent', () => {
  const world = openWorld();

  async function cup(rules: object = { requiresLicence: false, requiresConsent: true }) {
    const day = await matchDay(world);
    const { competition, home, club, matchId } = day;
    const params = { competitionId: competition.competitionId };
    const { version } = (await world.call(registrationCalls.rules, { params }, club.people.admin)).body;
    const saved = await world.call(
      registrationCalls.saveRules,
      { params, body: { rules, version } },
      club.people.admin,
    );
    assert.equal(saved.status, 200);
    const { OWNER: owner } = home.people;
    const look = () => world.call(lineupCalls.get, { params: { matchId, teamId: home.id } }, owner);
    const reasonsOf = async (personId: string) =>
      (await look()).body.candidates.find(({ player }) => player.id === personId)?.reasons;
    const squad = () =>
      world.call(registrationCalls.squad, { params: { ...params, teamId: home.id } }, owner);
    const missingOf = async (personId: string) =>
      (await squad()).body.people.find(({ person }) => person.id === personId)?.missing;
    const enter = async (birthday: string) => {
      const [id = ''] = await enterPeople(world, { teamId: home.id, enteredBy: owner.id }, [
        { firstName: 'Teo', surnames: 'Pérez Sanz', birthday },
      ]);
      return id;
    };
    return { ...day, owner, saved, look, squad, reasonsOf, missingOf, enter };
  }

  /** The mother scans the code that the team created for her child. */
  async function motherOf(childId: string, { owner, home }: Awaited<ReturnType<typeof cup>>) {
    const mother = await createPerson(world);
    const qr = await world.call(teamCalls.createQr, { body: { teamId: home.id, personId: childId } }, owner);
    const body = { token: qr.body.token, relation: 'MOTHER' as const };
    assert.equal((await world.call(teamCalls.consumeQr, { body }, mother)).status, 200);
    return (choice: 'YES' | 'NO') =>
      world.call(
        familyCalls.consent,
        { params: { personId: childId }, body: { purpose: 'PARTICIPATION', choice, language: 'es' } },
        mother,
      );
  }

  it('lets a child play once a guardian has consented, until they withdraw', async () => {
    const day = await cup();
    const teo = await day.enter('2016-01-01');
    const noConsent = [{ code: 'NO_CONSENT', from: 'GUARDIAN' }];
    assert.deepEqual(await day.reasonsOf(teo), noConsent);
    assert.deepEqual(await day.missingOf(teo), [{ code: 'GUARDIAN_CONSENT' }]);
    const decide = await motherOf(teo, day);
    await decide('YES');
    assert.deepEqual([await day.reasonsOf(teo), await day.missingOf(teo)], [[], []]);
    await decide('NO');
    assert.deepEqual(await day.reasonsOf(teo), noConsent);
  });

  it('lets a child play with a consent signed on paper, until it is withdrawn', async () => {
    const day = await cup();
    const personId = await day.enter('2016-01-01');
    const body = {
      signedBy: 'Elena Ruiz',
      relation: 'MOTHER',
      signedOn: '2026-03-11',
      choices: { PARTICIPATION: 'YES' },
      language: 'es',
      file: pdf.toString('base64'),
    } as const;
    const recorded = await world.call(consentCalls.recordPaper, { params: { personId }, body }, day.owner);
    assert.deepEqual([await day.reasonsOf(personId), await day.missingOf(personId)], [[], []]);
    const paperId = recorded.body.papers[0]?.paperId ?? '';
    await world.call(consentCalls.withdrawPaper, { params: { personId, paperId }, body: {} }, day.owner);
    assert.deepEqual(await day.reasonsOf(personId), [{ code: 'NO_CONSENT', from: 'GUARDIAN' }]);
  });

  it('shows that in its rules, and requires nothing otherwise', async () => {
    const requiring = await cup();
    assert.equal(requiring.saved.body.rules.requiresConsent, true);
    const free = await cup({ requiresLicence: false });
    assert.deepEqual(await free.reasonsOf(await free.enter('2016-01-01')), []);
  });

  it('checks many people with as many statements as one', async () => {
    const day = await cup();
    await day.enter('2016-01-01');
    const before = [(await queriesOf(day.look)).length, (await queriesOf(day.squad)).length];
    await createPlayers(world, day.home.id, 12);
    const after = [(await queriesOf(day.look)).length, (await queriesOf(day.squad)).length];
    assert.deepEqual(after, before);
  });
});

describe('with an age of consent of sixteen', () => {
  const world = openWorld({ consentAge: 16 });

  it('a fifteen-year-old needs a guardian, and no page shows the name', async () => {
    const { home, competition, club, matchId } = await matchDay(world);
    const params = { competitionId: competition.competitionId };
    const { version } = (await world.call(registrationCalls.rules, { params }, club.people.admin)).body;
    const rules = { requiresLicence: false, requiresConsent: true };
    await world.call(registrationCalls.saveRules, { params, body: { rules, version } }, club.people.admin);
    const birthday = `${world.now().getFullYear() - 15}-01-01`;
    const { OWNER: owner } = home.people;
    const [id = ''] = await enterPeople(world, { teamId: home.id, enteredBy: owner.id }, [{ birthday }]);
    const { body } = await world.call(lineupCalls.get, { params: { matchId, teamId: home.id } }, owner);
    const candidate = body.candidates.find(({ player }) => player.id === id);
    assert.deepEqual(candidate?.reasons, [{ code: 'NO_CONSENT', from: 'GUARDIAN' }]);
    const team = await world.call(teamCalls.full, { params: { id: home.id } });
    assert.doesNotMatch(JSON.stringify(team.body), new RegExp(candidate?.player.firstName ?? 'nobody'));
  });
});
