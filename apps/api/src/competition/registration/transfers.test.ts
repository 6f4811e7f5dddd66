import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCalls, profileCalls, registrationCalls } from '@traip/contract';
import sharp from 'sharp';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createOrganisation, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { reasonsFor } from './eligibility/reasons-for.ts';

describe('a player with an account and a licence', () => {
  const world = openWorld();
  const dayFromNow = (days: number) => dayInMadrid(new Date(world.now().getTime() + days * 86_400_000));

  /** Two teams in one league; the player is in both, and approved for the first. */
  async function league(rules: object) {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const { competitionId, organisationId } = competition;
    const { db } = world.store;
    const registrationRules = JSON.stringify(rules);
    await db.updateTable('competitions').set({ registrationRules }).where('id', '=', competitionId).execute();
    const [old, next] = [
      await createTeam(world, {}, 'OWNER', 'MEMBER'),
      await createTeam(world, {}, 'OWNER'),
    ];
    for (const { id: teamId } of [old, next])
      await enterTeam(world, competition, { teamId, requestedBy: admin.id });
    const player = old.people.MEMBER;
    await db
      .insertInto('teamMembers')
      .values({ teamId: next.id, personId: player.id, role: 'MEMBER', joinedAt: world.now() })
      .execute();
    const approved = { organisationId, competitionId, teamId: old.id, personId: player.id };
    const licenceId = await createLicence(world, { ...approved, state: 'APPROVED' });
    const since = { playableSince: '2026-01-01' };
    await db.updateTable('licences').set(since).where('id', '=', licenceId).execute();
    const params = { competitionId, teamId: next.id };
    const people = [{ personId: player.id }];
    const enter = () => world.call(registrationCalls.enter, { params, body: { people } }, next.people.OWNER);
    const submit = () => world.call(registrationCalls.submit, { params, body: {} }, next.people.OWNER);
    const approve = () => {
      const body = { action: 'approve', allComplete: true } as const;
      return world.call(registrationCalls.decide, { params: { competitionId }, body }, admin);
    };
    const states = async () => {
      const { body } = await world.call(
        registrationCalls.list,
        { params: { competitionId }, query: {} },
        admin,
      );
      return Object.fromEntries(body.items.map(({ team, state }) => [team.id, state]));
    };
    const mayPlayFor = async (teamId: string, playedFor: readonly string[] = []) => {
      const match = { competitionId, teamId, on: dayFromNow(0), rules };
      const elsewhere = playedFor.map((other) => ({ playerId: player.id, teamId: other }));
      const judged = { personIds: [player.id], chosen: [], suspensions: [], elsewhere };
      return (await reasonsFor(db, match, judged)).get(player.id)?.map(({ code }) => code) ?? 'yes';
    };
    return { club, old, next, player, enter, submit, approve, states, mayPlayFor, licenceId };
  }

  const titles = async (user: Person) =>
    (await world.call(notificationCalls.list, { query: {} }, user)).body.items.map(({ title }) => title.es);

  describe('changes teams', () => {
    const open = () => ({ transferWindow: { from: dayFromNow(-3), to: dayFromNow(3) } });

    it('inside the window: the old licence is replaced on approval, and both clubs are notified', async () => {
      const { club, old, next, enter, submit, approve, states, mayPlayFor } = await league(open());
      assert.equal((await enter()).status, 200);
      assert.equal((await submit()).body.submitted, 1);
      assert.deepEqual(await states(), { [old.id]: 'APPROVED', [next.id]: 'SUBMITTED' });
      assert.deepEqual(await mayPlayFor(old.id), 'yes', 'until it is decided');
      assert.equal((await approve()).body.decided, 1);
      assert.deepEqual(await states(), { [old.id]: 'REPLACED', [next.id]: 'APPROVED' });
      assert.deepEqual(await mayPlayFor(next.id, [old.id]), 'yes');
      assert.notEqual(await mayPlayFor(old.id), 'yes');
      assert.deepEqual(await titles(old.people.OWNER), [
        `Equipo ${old.code}: 1 ficha traspasada a otro equipo`,
      ]);
      assert.deepEqual(await titles(next.people.OWNER), [`Equipo ${next.code}: 1 ficha aprobada`]);
      const entries = await world.store.db
        .selectFrom('auditEntries')
        .select('action')
        .where('action', 'like', 'LICENCES_%')
        .where('organisationId', '=', club.id)
        .orderBy('id')
        .execute();
      assert.deepEqual(
        entries.map(({ action }) => action),
        ['LICENCES_SUBMITTED', 'LICENCES_APPROVED', 'LICENCES_REPLACED'],
      );
    });

    it('not outside of it, and the refusal tells until when they could', async () => {
      const transferWindow = { from: dayFromNow(-9), to: dayFromNow(-1) };
      const { enter, player } = await league({ transferWindow });
      const { status, error } = await enter();
      assert.deepEqual([status, error?.code], [409, 'TRANSFERS_CLOSED']);
      assert.deepEqual(error?.details, { ...transferWindow, personIds: [player.id] });
    });

    it('never if the rules don’t allow transfers', async () => {
      const { enter, player, old } = await league({});
      const { error } = await enter();
      assert.equal(error?.code, 'SQUAD_AGAINST_RULES');
      assert.deepEqual((error?.details as { people: unknown } | undefined)?.people, [
        { personId: player.id, reasons: [{ code: 'OTHER_TEAM', teamIds: [old.id] }] },
      ]);
    });

    it('to one team at a time: of two simultaneous ones the first wins', async () => {
      const { enter, submit, approve, states, old, next, licenceId } = await league(open());
      const { db } = world.store;
      const pending = { state: 'SUBMITTED', playableSince: null } as const;
      await db.updateTable('licences').set(pending).where('id', '=', licenceId).execute();
      await enter();
      await submit();
      const { body } = await approve();
      assert.deepEqual([body.decided, body.left.length], [1, 1]);
      assert.deepEqual(await states(), { [old.id]: 'APPROVED', [next.id]: 'SUBMITTED' });
    });

    it('or plays for both, if the rules allow it', async () => {
      const { enter, submit, approve, states, old, next } = await league({
        ...open(),
        oneTeamPerCompetition: false,
      });
      await enter();
      await submit();
      await approve();
      assert.deepEqual(await states(), { [old.id]: 'APPROVED', [next.id]: 'APPROVED' });
    });
  });

  describe('changes data that was checked', () => {
    const rules = { ageFrom: 16, documents: [{ kind: 'PHOTO', required: true }] };
    const profile = {
      firstName: 'MEMBER',
      surnames: 'Pérez Gil',
      favoriteSport: 'HANDBALL',
      locale: 'es',
    } as const;
    const update = (player: Person, change: object) =>
      world.call(
        profileCalls.update,
        {
          params: { userCode: player.userCode },
          body: { ...profile, birthday: '1990-05-17', privacy: 'PUBLIC', ...change } as never,
        },
        player,
      );

    it('such as the date of birth or name, and the licence goes back to the organiser', async () => {
      for (const change of [{ birthday: '1991-05-17' }, { surnames: 'Pérez Gómez' }]) {
        const { player, states, old } = await league(rules);
        assert.equal((await update(player, { bio: 'Zurda' })).status, 200);
        assert.deepEqual(await states(), { [old.id]: 'APPROVED' });
        assert.equal((await update(player, change)).status, 200);
        assert.deepEqual(await states(), { [old.id]: 'SUBMITTED' });
      }
    });

    it('such as the picture', async () => {
      const { player, states, old } = await league(rules);
      const image = sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } });
      const file = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
      assert.equal((await world.call(profileCalls.setAvatar, { file }, player)).status, 200);
      assert.deepEqual(await states(), { [old.id]: 'SUBMITTED' });
    });
  });
});
