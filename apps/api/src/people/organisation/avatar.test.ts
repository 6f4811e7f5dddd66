import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls } from '@traip/contract';
import sharp from 'sharp';
import { createOrganisation, type Person, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the picture of an organisation', () => {
  const world = openWorld();

  async function picture(colour: string): Promise<Blob> {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: colour } });
    return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
  }
  const set = ({ id }: Staffed<string>, file: Blob, user: Person) =>
    world.call(organisationCalls.setAvatar, { params: { id }, file }, user);
  const avatarOf = async ({ id }: Staffed<string>, user: Person) =>
    (await world.call(organisationCalls.get, { params: { id } }, user)).body;
  const statusOf = async (url: string) => (await world.app.inject({ method: 'GET', url })).statusCode;

  it('is shown everywhere until replaced, and does not affect concurrent edits', async () => {
    const club = await createOrganisation(world, 'admin');
    const first = await set(club, await picture('#0b7a70'), club.people.admin);
    assert.equal(first.status, 200);
    assert.equal(await statusOf(first.body.avatarUrl), 200);
    const second = await set(club, await picture('#5b2a86'), club.people.admin);
    const seen = await avatarOf(club, club.people.admin);
    assert.deepEqual([seen.avatarUrl, seen.version], [second.body.avatarUrl, 1]);
    assert.equal(await statusOf(second.body.avatarUrl), 200);
    assert.equal(await statusOf(first.body.avatarUrl), 404);
  });

  it('can be removed', async () => {
    const club = await createOrganisation(world, 'admin');
    const { body } = await set(club, await picture('#0b7a70'), club.people.admin);
    const params = { id: club.id };
    const removed = await world.call(organisationCalls.removeAvatar, { params }, club.people.admin);
    assert.deepEqual(removed.body, { removed: true });
    assert.equal((await avatarOf(club, club.people.admin)).avatarUrl, null);
    assert.equal(await statusOf(body.avatarUrl), 404);
  });

  it('must be a picture, and only administrators choose it', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const words = new Blob(['no soy una imagen'], { type: 'image/png' });
    const refused = await set(club, words, club.people.admin);
    assert.deepEqual([refused.status, refused.error?.code], [415, 'FILE_TYPE_UNSUPPORTED']);
    assert.equal((await set(club, await picture('#0b7a70'), club.people.member)).status, 403);
    assert.equal((await avatarOf(club, club.people.admin)).avatarUrl, null);
  });
});
