import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registrationCalls } from '@traip/contract';
import { inboxOf } from '../../../notification/testing/inbox.ts';
import { createCompetition, createTraip, enterTeam } from '../../../testing/fixtures/competitions.ts';
import {
  createOrganisation,
  createTeam,
  enterPeople,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { squadsDueWorker } from './squads-due.ts';

describe('before the window for squads closes', () => {
  const world = openWorld();
  const { titles, inbox, prefer, later } = inboxOf(world);
  const hour = 3_600_000;

  /** A team in a league whose window closes in that many hours. */
  async function league(hours: number, rules: object = {}) {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { competitionId } = competition;
    const closesAt = new Date(world.now().getTime() + hours * hour).toISOString();
    await world.store.db
      .updateTable('competitions')
      .set({ registrationRules: JSON.stringify({ ...rules, closesAt }) })
      .where('id', '=', competitionId)
      .execute();
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'CAPTAIN');
    const owner = team.people.OWNER;
    await enterTeam(world, competition, { teamId: team.id, requestedBy: owner.id });
    const params = { competitionId, teamId: team.id };
    const enter = async (count: number) => {
      const by = { teamId: team.id, enteredBy: owner.id };
      const ids = await enterPeople(
        world,
        by,
        Array.from({ length: count }, () => ({})),
      );
      const people = ids.map((personId) => ({ personId }));
      assert.equal(
        (await world.call(registrationCalls.enter, { params, body: { people } }, owner)).status,
        200,
      );
    };
    const submit = () => world.call(registrationCalls.submit, { params, body: {} }, owner);
    return { team, owner, coach: team.people.COACH, captain: team.people.CAPTAIN, enter, submit };
  }

  /** Runs the job some hours from now. */
  const remind = (hours = 0) => {
    const now = () => new Date(world.now().getTime() + hours * hour);
    return squadsDueWorker({ db: world.store.db, now })({});
  };
  const reminders = async (user: Person) =>
    (await inbox(user)).items.filter(({ kind }) => kind === 'SQUAD_DUE');

  it('owner and coach are reminded once seven days and once one day before', async () => {
    const { owner, coach, captain, team } = await league(24 * 10);
    await remind();
    assert.deepEqual(await titles(owner), []);
    for (const hours of [24 * 3, 24 * 3 + 1, 24 * 8]) await remind(hours);
    assert.deepEqual(
      (await reminders(owner)).map(({ title }) => title.es),
      [`Equipo ${team.code}: faltan fichas por presentar`],
    );
    for (const hours of [24 * 9, 24 * 9 + 5, 24 * 11]) await remind(hours);
    assert.equal((await reminders(coach)).length, 2);
    assert.match((await reminders(coach))[0]?.text.es ?? '', /Queda menos de un día/);
    assert.deepEqual(await reminders(captain), []);
  });

  it('a complete, submitted squad causes no reminder, but a draft or a small one does', async () => {
    const rules = { minPlayers: 2 };
    const [done, drafted, small] = [
      await league(12, rules),
      await league(12, rules),
      await league(12, rules),
    ];
    await done.enter(2);
    await done.submit();
    await drafted.enter(2);
    await small.enter(1);
    await small.submit();
    await remind();
    const counts = [];
    for (const { owner } of [done, drafted, small]) counts.push((await reminders(owner)).length);
    assert.deepEqual(counts, [0, 1, 1]);
  });

  it('the reminder is also sent by email, in the reader’s language, unless turned off', async () => {
    const { owner, coach } = await league(12);
    await world.store.db.updateTable('users').set({ locale: 'en' }).where('id', '=', coach.id).execute();
    await prefer(owner, 'SQUAD_DUE', false);
    await remind();
    await later(coach);
    const mail = await world.mailbox.take(coach.email);
    assert.match(mail.subject, /licences still to submit$/);
    assert.match(mail.text, /Less than a day left/);
    assert.equal(world.mailbox.countFor(owner.email), 0);
    assert.equal((await reminders(owner)).length, 1, 'the inbox has it all the same');
  });
});
