import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type Bucket, openBucket } from '../../platform/files/testing/bucket.ts';
import { cloneTemplate } from '../../testing/template.ts';
import { checkBucket } from './check-bucket.ts';
import { inspectDatabase } from './queries.ts';

describe('an inspected database', () => {
  it('reports its version, its clock and what its role may do', async () => {
    const store = await cloneTemplate();
    const facts = await inspectDatabase(store);
    assert.ok(facts.version >= 150_000);
    assert.ok(Math.abs(facts.skewMs) < 2_000, 'it runs on this machine');
    const { encoding, canCreate, isReadOnly, knowsMadrid, pending, later, isNew } = facts;
    assert.deepEqual(
      { encoding, canCreate, isReadOnly, knowsMadrid, pending, later, isNew },
      {
        encoding: 'UTF8',
        canCreate: true,
        isReadOnly: false,
        knowsMadrid: true,
        pending: [],
        later: [],
        isNew: false,
      },
    );
    await store.close();
  });

  it('reports missing migrations, and those of a later release', async () => {
    const store = await cloneTemplate();
    await sql`delete from migrations where name = '0053-attendances'`.execute(store.db);
    await sql`insert into migrations (name, timestamp) values ('9999-flying-referees', '')`.execute(store.db);
    const { pending, later } = await inspectDatabase(store);
    assert.deepEqual([pending, later], [['0053-attendances'], ['9999-flying-referees']]);
    await store.close();
  });
});

describe('an inspected bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-inspected-'));
  let bucket: Bucket;
  before(async () => {
    mkdirSync(join(folder, 'store'));
    bucket = await openBucket(join(folder, 'store'));
  });
  after(async () => {
    await bucket.close();
    rmSync(folder, { recursive: true });
  });

  it('stores, reads and removes, and shows nothing to strangers', async () => {
    assert.deepEqual(await checkBucket(bucket.settings), { isPublic: false });
  });

  it('refuses a wrong key, and one that does not exist', async () => {
    await assert.rejects(
      checkBucket({ ...bucket.settings, secretAccessKey: 'another secret' }),
      /answered 403/,
    );
    await assert.rejects(
      checkBucket({ ...bucket.settings, url: `${bucket.origin}/nowhere` }),
      /no such bucket/,
    );
  });
});
