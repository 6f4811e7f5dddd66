import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyCalls, licenceCalls } from '@traip/contract';
import sharp from 'sharp';
import { createChild } from '../../testing/fixtures/families.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { licensedLeague, type Rules } from './testing/licensed-league.ts';

const pngOf = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'photo.png', { type: 'image/png' });

describe('a returned licence', () => {
  const world = openWorld();
  const cardsOf = async (user: Person) => (await world.call(licenceCalls.mine, {}, user)).body.cards;
  const sendAgain = (user: Person, id: string, reply?: string) =>
    world.call(licenceCalls.sendAgain, { params: { id }, body: { reply } }, user);

  async function returned(rules: Rules = {}, holder?: (teamId: string) => Promise<string>) {
    const league = await licensedLeague(world, rules);
    const team = await league.join();
    const player = team.people.MEMBER;
    const { organisationId, competitionId } = league;
    const personId = (await holder?.(team.id)) ?? player.id;
    const ofTeam = { organisationId, competitionId, teamId: team.id, personId };
    const id = await createLicence(world, ofTeam);
    assert.equal((await league.decide({ action: 'return', ids: [id], reason: 'Sin foto' })).body.decided, 1);
    return { ...league, team, player, personId, id };
  }

  it('can be sent again by the player, with a note that the organiser sees until the decision', async () => {
    const { player, id, list, decide, club } = await returned();
    const [before] = await cardsOf(player);
    assert.deepEqual(before?.mending, { photo: 'MAY', maySend: true });
    const sent = await sendAgain(player, id, 'Ya está arreglado');
    const [after] = sent.body.cards;
    assert.deepEqual([after?.state, after?.reason, after?.mending], ['SUBMITTED', null, null]);
    const replies = async () => (await list()).body.items.map(({ state, reply }) => [state, reply]);
    assert.deepEqual(await replies(), [['SUBMITTED', 'Ya está arreglado']]);
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'byUser'])
      .where('organisationId', '=', club.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    assert.deepEqual(logged, { action: 'LICENCES_SUBMITTED', byUser: player.id });
    assert.equal((await sendAgain(player, id)).error?.code, 'LICENCE_NOT_RETURNED');
    await decide({ action: 'approve', ids: [id] });
    assert.deepEqual(await replies(), [['APPROVED', null]]);
  });

  it('can’t be sent with data missing, and the refusal lists them', async () => {
    const { player, id, stateOf } = await returnedWith({ documents: [{ kind: 'MEDICAL', required: true }] });
    const { status, error } = await sendAgain(player, id);
    assert.deepEqual([status, error?.code], [409, 'LICENCE_INCOMPLETE']);
    assert.deepEqual((error?.details as { missing?: unknown } | undefined)?.missing, [
      { code: 'DOCUMENT', kind: 'MEDICAL' },
    ]);
    assert.equal(await stateOf(), 'RETURNED');
  });

  const returnedWith = async (rules: Rules) => {
    const found = await returned(rules);
    return { ...found, stateOf: () => found.team.stateOf(found.personId) };
  };

  it('can’t be sent by a teammate, nor by a player who left the team', async () => {
    const { player, id, team } = await returned();
    for (const stranger of [team.captain, await createPerson(world)])
      assert.equal((await sendAgain(stranger, id)).status, 404);
    await world.store.db
      .updateTable('teamMembers')
      .set({ leftAt: world.now() })
      .where('personId', '=', player.id)
      .execute();
    assert.equal((await sendAgain(player, id)).status, 404);
    assert.equal((await cardsOf(player))[0]?.mending?.maySend, false);
  });

  it('of a child gets a new photo from the guardian, who sends it again', async () => {
    const mother = await createPerson(world);
    const { id, personId, player } = await returned(
      { documents: [{ kind: 'PHOTO', required: true }] },
      (teamId) => createChild(world, mother, { teamId }),
    );
    assert.equal((await sendAgain(mother, id)).error?.code, 'LICENCE_INCOMPLETE');
    const image = sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } });
    const photo = { params: { personId }, file: pngOf(await image.png().toBuffer()) };
    const upload = (by: Person) => world.call(familyCalls.setPhoto, photo, by);
    assert.equal((await upload(player)).status, 404);
    const { avatarUrl } = (await upload(mother)).body;
    const [card] = (await sendAgain(mother, id)).body.cards;
    assert.deepEqual([card?.photoUrl, card?.state], [avatarUrl, 'SUBMITTED']);
  });

  it('of a child whose photos are forbidden shows that instead', async () => {
    const mother = await createPerson(world);
    const { personId } = await returned({}, (teamId) => createChild(world, mother, { teamId }));
    const body = { purpose: 'PHOTO', choice: 'NO', language: 'es' } as const;
    await world.call(familyCalls.consent, { params: { personId }, body }, mother);
    assert.equal((await cardsOf(mother))[0]?.mending?.photo, 'FORBIDDEN');
    const photo = { params: { personId }, file: pngOf(Buffer.from('a picture')) };
    const refused = await world.call(familyCalls.setPhoto, photo, mother);
    assert.equal(refused.error?.code, 'PHOTO_NOT_ALLOWED');
  });
});

describe('an expired licence', () => {
  const world = openWorld();
  const renewalOf = async (user: Person) =>
    (await world.call(licenceCalls.mine, {}, user)).body.cards[0]?.renewal;

  async function over(rules: Rules) {
    const league = await licensedLeague(world, rules);
    const team = await league.join();
    const { organisationId, competitionId } = league;
    const ofTeam = { organisationId, competitionId, teamId: team.id };
    const expire = async ({ id: personId }: Person) => {
      const id = await createLicence(world, { ...ofTeam, personId, state: 'EXPIRED' });
      const validUntil = world.now().toISOString().slice(0, 10);
      await world.store.db.updateTable('licences').set({ validUntil }).where('id', '=', id).execute();
    };
    return { ...league, team, ofTeam, expire };
  }

  it('shows where to register now, and whether the holder can do it', async () => {
    const { team, competitionId, expire } = await over({});
    for (const user of [team.people.MEMBER, team.owner]) await expire(user);
    const renewal = await renewalOf(team.people.MEMBER);
    assert.deepEqual(
      [renewal?.competition.id, renewal?.window.state, renewal?.mayEnter],
      [competitionId, 'OPEN', false],
    );
    assert.equal((await renewalOf(team.owner))?.mayEnter, true);
  });

  it('shows from when, and nothing once the team has registered them again', async () => {
    const opensAt = new Date(world.now().getTime() + 86_400_000 * 9).toISOString();
    const { team, ofTeam, expire } = await over({ opensAt });
    const player = team.people.MEMBER;
    await expire(player);
    const { window } = (await renewalOf(player)) ?? {};
    assert.deepEqual([window?.state, window?.opensAt], ['NOT_YET', opensAt]);
    await createLicence(world, { ...ofTeam, personId: player.id, state: 'DRAFT' });
    assert.equal(await renewalOf(player), null);
  });
});
