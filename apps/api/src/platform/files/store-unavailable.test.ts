import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { organisationCalls } from '@traip/contract';
import sharp from 'sharp';
import { createOrganisation, type Person, type Staffed } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import type { Files } from './files.ts';
import { type BucketSettings, bucketFiles } from './s3.ts';
import { type Bucket, openBucket } from './testing/bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-away-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The store that the backend uses; the test replaces the bucket behind it. */
let bucket: Files;
const files: Files = {
  put: (...given) => bucket.put(...given),
  get: (key) => bucket.get(key),
  delete: (key) => bucket.delete(key),
};

describe('while the picture store', () => {
  let store: Bucket;
  const world = openWorld({ files });
  let right: BucketSettings;
  let club: Staffed<'admin'>;
  let admin: Person;
  let shown = '';

  before(async () => {
    store = await openBucket(folder);
    right = store.settings;
    bucket = bucketFiles(right);
    club = await createOrganisation(world, 'admin');
    admin = club.people.admin;
    const first = await upload();
    assert.equal(first.status, 200);
    shown = first.body.avatarUrl;
  });
  after(() => store.close());

  async function upload() {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7a70' } });
    const file = new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
    return world.call(organisationCalls.setAvatar, { params: { id: club.id }, file }, admin);
  }
  const look = async () => (await world.app.inject(shown)).statusCode;
  const avatar = async () =>
    (await world.call(organisationCalls.get, { params: { id: club.id } }, admin)).body.avatarUrl;

  for (const [what, settings] of [
    ['does not answer', { url: 'http://127.0.0.1:1/pictures' }],
    ['does not know us', { accessKeyId: 'NOBODY' }],
    ['does not believe us', { secretAccessKey: 'another' }],
  ] as const)
    it(`${what}, new pictures have to wait, and existing ones stay as they are`, async () => {
      bucket = bucketFiles({ ...right, ...settings });
      const { status, error } = await upload();
      assert.deepEqual([status, error?.code], [503, 'SERVICE_UNAVAILABLE']);
      assert.equal(await look(), 503);
      assert.equal(await avatar(), shown);
      bucket = bucketFiles(right);
      assert.equal(await look(), 200);
    });

  it('cannot delete anything, a new picture is shown all the same', async () => {
    const whole = bucketFiles(right);
    bucket = { ...whole, delete: (key) => bucketFiles({ ...right, accessKeyId: 'NOBODY' }).delete(key) };
    const { status, body } = await upload();
    assert.equal(status, 200);
    assert.equal(await avatar(), body.avatarUrl);
    bucket = whole;
    shown = body.avatarUrl;
    assert.equal(await look(), 200);
  });

  it('no longer has a picture, it is not found, and nothing breaks', async () => {
    await bucket.delete(shown.slice('/files/'.length));
    assert.equal(await look(), 404);
  });
});
