import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-find-postgres-'));
after(() => rmSync(folder, { recursive: true }));

function install(name: string, ...programs: string[]): string {
  const bin = join(folder, name, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const program of programs) writeFileSync(join(bin, program), '');
  return bin;
}

const [nine, fifteen] = ['9', '15'].map((version) => install(version, 'initdb', 'postgres'));
const client = install('client', 'psql');
const nowhere = join(folder, 'nowhere', '*', 'bin');

test('the newest installed server is taken, by number', () => {
  assert.equal(findPostgres({}, join(folder, '[0-9]*', 'bin')), fifteen);
});

test('a server on the path will do, a client alone will not', () => {
  assert.equal(findPostgres({ PATH: `${client}:${nine}` }, nowhere), nine);
  assert.equal(findPostgres({ PATH: client }, nowhere), null);
  assert.equal(findPostgres({}, nowhere), null);
});
