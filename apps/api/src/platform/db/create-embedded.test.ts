import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { sql } from 'kysely';
import { createEmbedded } from './create-embedded.ts';
import { openEmbedded } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-create-'));
after(() => rmSync(folder, { recursive: true }));

it('creates a database that is small when opened', async () => {
  const database = join(folder, 'db');
  await createEmbedded(database);
  assert.deepEqual(readdirSync(folder), ['db'], 'no draft is left');
  const store = await openEmbedded({ folder: database, onUpkeepError: assert.ifError });
  const { rows } = await sql<Record<string, string>>`
    select current_setting('shared_buffers') as buffers, current_setting('server_encoding') as encoding`.execute(
    store.db,
  );
  assert.deepEqual(rows, [{ buffers: '16MB', encoding: 'UTF8' }]);
  await store.close();
});

it('leaves nothing behind where it fails', async () => {
  const database = join(folder, 'missing', 'deep', 'db');
  await createEmbedded(database);
  assert.ok(!existsSync(database) && !existsSync(`${database}.new`));
});
