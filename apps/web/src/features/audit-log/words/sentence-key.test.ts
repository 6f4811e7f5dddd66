import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { auditActions } from '@traip/contract';
import { sentenceKey } from './sentence-key.ts';

for (const language of ['es', 'en'])
  describe(`the activity in ${language}`, () => {
    const file = new URL(`../../../../messages/${language}.json`, import.meta.url);
    const { other, ...sentences } = JSON.parse(readFileSync(file, 'utf8')).auditLog.did;

    it('has words for every logged action, and for nothing else', () => {
      const translated = Object.entries<object>(sentences).map(([kind, texts]) => [
        kind,
        Object.keys(texts).toSorted(),
      ]);
      const logged = Object.entries(auditActions).map(([kind, actions]) => [kind, actions.toSorted()]);
      assert.deepEqual(Object.fromEntries(translated), Object.fromEntries(logged));
    });

    it('always names who did it', () => {
      for (const text of [other, ...Object.values<object>(sentences).flatMap(Object.values)])
        assert.ok(text.startsWith('<b>{who}</b> '), text);
    });
  });

it('describes an unknown action in general words', () => {
  assert.equal(sentenceKey('TEAM', 'CREATED'), 'TEAM.CREATED');
  assert.equal(sentenceKey('TEAM', 'SOLD'), 'other');
  assert.equal(sentenceKey('STADIUM', 'CREATED'), 'other');
});
