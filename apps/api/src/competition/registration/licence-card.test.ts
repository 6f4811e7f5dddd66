import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyCalls, licenceCalls } from '@traip/contract';
import { readLicenceToken } from '@traip/engine/registration';
import { createKeys } from '../../platform/services/keys.ts';
import { createLicence } from '../../testing/fixtures/licences.ts';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { licensedMatch } from './testing/licensed-match.ts';
import { isSignedWith, licenceKeyId, licenceSigner } from './token/licence-key.ts';
import { issueToken, licenceOfToken } from './token/licence-token.ts';

describe('a person’s licence', () => {
  const world = openWorld();

  const cardsOf = async (user: Person) => (await world.call(licenceCalls.mine, {}, user)).body.cards;

  async function licensed() {
    const match = await licensedMatch(world, 1);
    const [player] = match.players as [Person];
    const change = (values: object) =>
      world.store.db.updateTable('licences').set(values).where('personId', '=', player.id).execute();
    return { ...match, player, change };
  }

  it('shows its person, team and season, and has a signed code without names', async () => {
    const { player, home, competition } = await licensed();
    const [card] = await cardsOf(player);
    assert.equal(card?.personId, player.id);
    assert.deepEqual(
      [card.team.id, card.competition.id, card.shirt, card.number, card.state, card.isPlayable, card.isOwn],
      [home.id, competition.competitionId, 7, 'LN-0001', 'APPROVED', true, true],
    );
    const token = card.token ?? '';
    assert.equal(await licenceOfToken(world.store.db, token), card.id);
    const read = readLicenceToken(token);
    assert.equal(read?.claims.expiresOn, '2099-06-30');
    assert.equal(read.claims.licenceId, card.id);
  });

  it('has no code once it was returned, revoked or is over, and shows why', async () => {
    const { player, change, club } = await licensed();
    const decision = {
      reason: 'La foto está a contraluz',
      decidedBy: club.people.admin.id,
      decidedAt: world.now(),
    };
    await change({ state: 'RETURNED', playableSince: null, ...decision });
    const [returned] = await cardsOf(player);
    assert.deepEqual(
      [returned?.state, returned?.reason, returned?.token],
      ['RETURNED', decision.reason, null],
    );
    assert.notEqual(returned?.decidedBy, null);
    await change({ state: 'REVOKED' });
    assert.deepEqual(
      (await cardsOf(player)).map(({ state, token }) => [state, token]),
      [['REVOKED', null]],
    );
    const yesterday = new Date(world.now().getTime() - 86_400_000 * 2).toISOString().slice(0, 10);
    await change({ state: 'APPROVED', playableSince: '2020-01-01', validUntil: yesterday });
    const [over] = await cardsOf(player);
    assert.deepEqual(
      [over?.state, over?.isPlayable, over?.token, over?.reason],
      ['EXPIRED', false, null, null],
    );
    await change({ validUntil: '2019-01-01' });
    assert.deepEqual(await cardsOf(player), []);
  });

  it('keeps its code while a change is reviewed', async () => {
    const { player, change } = await licensed();
    await change({ state: 'SUBMITTED' });
    const [card] = await cardsOf(player);
    assert.deepEqual([card?.isPlayable, card?.token === null], [true, false]);
  });

  it('of a child is shown to the guardian only', async () => {
    const { home, competition } = await licensed();
    const mother = await createPerson(world);
    const child = await world.call(
      familyCalls.add,
      {
        body: {
          firstName: 'Lía',
          surnames: 'Pérez',
          birthday: '2017-03-04',
          relation: 'MOTHER',
          consents: { PARTICIPATION: 'YES' },
          language: 'es',
        },
      },
      mother,
    );
    const { organisationId, competitionId } = competition;
    const { personId } = child.body;
    await createLicence(world, { organisationId, competitionId, teamId: home.id, personId });
    assert.deepEqual(
      (await cardsOf(mother)).map(({ firstName, isOwn, birthYear, state }) => [
        firstName,
        isOwn,
        birthYear,
        state,
      ]),
      [['Lía', false, 2017, 'SUBMITTED']],
    );
    assert.deepEqual(await cardsOf(await createPerson(world)), []);
  });

  it('is only the latest for a team, and no draft', async () => {
    const { player, home, competition, change } = await licensed();
    await change({ state: 'REVOKED', playableSince: null });
    const { organisationId, competitionId } = competition;
    const again = { organisationId, competitionId, teamId: home.id, personId: player.id };
    await createLicence(world, { ...again, state: 'DRAFT' });
    assert.deepEqual(
      (await cardsOf(player)).map(({ state }) => state),
      ['REVOKED'],
    );
    await world.store.db
      .updateTable('licences')
      .set({ state: 'SUBMITTED' })
      .where('state', '=', 'DRAFT')
      .execute();
    assert.deepEqual(
      (await cardsOf(player)).map(({ state }) => state),
      ['SUBMITTED'],
    );
  });
});

describe('the key of licences', () => {
  const world = openWorld();
  const licence = {
    id: '0199f0aa-1b2c-7d3e-8f40-5a6b7c8d9e0f',
    version: 1,
    competitionId: '0199f0aa-1b2c-7d3e-8f40-5a6b7c8d9e00',
    validUntil: null,
  };

  it('is derived from the secret, always the same, and verifies no other key’s signatures', () => {
    const secretOf = (text: string) => createKeys(Buffer.from(text.padEnd(32, '.'))).licence.current;
    const [one, same, other] = [secretOf('one'), secretOf('one'), secretOf('two')].map(licenceSigner);
    assert.equal(one?.publicKey, same?.publicKey);
    const bytes = Uint8Array.of(1, 2, 3);
    const signature = one?.sign(bytes) ?? bytes;
    assert.equal(signature.length, 64);
    assert.equal(isSignedWith(same?.publicKey ?? '', bytes, signature), true);
    assert.equal(isSignedWith(other?.publicKey ?? '', bytes, signature), false);
    assert.equal(isSignedWith(one?.publicKey ?? '', Uint8Array.of(1, 2, 4), signature), false);
  });

  it('stays known after the secret changes, so that printed cards can still be read', async () => {
    const earlier = licenceSigner(createKeys(Buffer.alloc(32, 'earlier')).licence.current);
    const token = issueToken(earlier, licence, world.now());
    assert.equal(await licenceOfToken(world.store.db, token), null);
    const { publicKey } = earlier;
    await world.store.db.insertInto('licenceKeys').values({ publicKey, createdAt: world.now() }).execute();
    assert.equal(await licenceOfToken(world.store.db, token), licence.id);
    assert.equal(licenceKeyId(publicKey), earlier.keyId);
    await world.store.db.deleteFrom('licenceKeys').where('publicKey', '=', publicKey).execute();
    assert.equal(await licenceOfToken(world.store.db, token), null);
  });

  it('signs a licence without a last day for a year', () => {
    const signer = licenceSigner(createKeys(Buffer.alloc(32, 'k')).licence.current);
    const token = issueToken(signer, licence, new Date('2026-11-16T10:00:00Z'));
    assert.equal(readLicenceToken(token)?.claims.expiresOn, '2027-11-16');
  });
});
