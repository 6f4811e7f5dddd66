import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyDraft } from './draft.ts';
import { draftStore } from './draft-store.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('a draft is restored to the same person in the same organisation, and to no one else', () => {
  const storage = memory();
  const draft = { ...emptyDraft, teams: [{ key: 'a', name: 'Sol' }] };
  assert.ok(draftStore(storage, 'liga', 'ana').write(draft));
  assert.deepEqual(draftStore(storage, 'liga', 'ana').read(), draft);
  assert.equal(draftStore(storage, 'liga', 'eva').read(), null);
  assert.equal(draftStore(storage, 'copa', 'ana').read(), null);
  draftStore(storage, 'liga', 'ana').forget();
  assert.equal(draftStore(storage, 'liga', 'ana').read(), null);
});

test('an unreadable draft is ignored, and full storage is reported', () => {
  const storage = memory();
  storage.setItem('traip.wizard.liga.ana', '{');
  assert.equal(draftStore(storage, 'liga', 'ana').read(), null);
  const full = { ...storage, setItem: () => assert.fail('full') };
  assert.equal(draftStore(full, 'liga', 'ana').write(emptyDraft), false);
});
