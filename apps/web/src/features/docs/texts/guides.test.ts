import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { liveKinds } from '@traip/contract/live-kinds';
import { openApi } from '@traip/contract/openapi';
import type { Description } from '../description/description.ts';
import { readReference } from '../description/read-reference.ts';
import { guideKeys } from './guides.ts';
import { anchorOf, readGuide } from './read-guide.ts';

const content = join(import.meta.dirname, 'content');
const origin = 'https://liga.example';
const read = (locale: string, key: string) =>
  readGuide(readFileSync(join(content, locale, `${key}.md`), 'utf8'), origin);

test('every guide exists in both languages, and there are no other texts', () => {
  for (const locale of ['es', 'en']) {
    const files = readdirSync(join(content, locale)).toSorted();
    assert.deepEqual(files, guideKeys.map((key) => `${key}.md`).toSorted());
  }
});

test('a guide has a title and a lead, and the same parts in both languages', () => {
  for (const key of guideKeys) {
    const [es, en] = [read('es', key), read('en', key)];
    for (const { title, lead } of [es, en]) {
      assert.ok(title.length > 0 && !title.startsWith('#'), key);
      assert.match(lead, /^[^#`|].{20,}\.$/s, key);
    }
    assert.equal(es.headings.length, en.headings.length, key);
    assert.equal(es.body.match(/^```/gm)?.length, en.body.match(/^```/gm)?.length, `${key}: code`);
  }
});

test("a guide's examples use this server's address", () => {
  const { body } = read('es', 'widgets');
  assert.ok(body.includes(`${origin}/embed.js`));
  assert.ok(!body.includes('traip.example'));
});

test('every link of a guide leads to a page, and to an existing anchor', () => {
  const { groups } = readReference(openApi() as unknown as Description);
  const resources = groups.flatMap((group) => group.resources);
  const anchors = resources.flatMap(({ key, calls }) =>
    calls.map(({ anchor }) => `/docs/reference/${key}#${anchor}`),
  );
  const known = new Set([
    '/docs/reference',
    '/docs/reference/webhook#events',
    ...guideKeys.map((key) => `/docs/guides/${key}`),
    ...resources.map(({ key }) => `/docs/reference/${key}`),
    ...anchors,
  ]);
  for (const locale of ['es', 'en'])
    for (const key of guideKeys)
      for (const [, href = ''] of read(locale, key).body.matchAll(/\]\((\/[^)]*)\)/g))
        assert.ok(known.has(href), `${locale}/${key}: ${href}`);
});

test('every call that a guide names exists', () => {
  const { groups } = readReference(openApi() as unknown as Description);
  const patterns = groups
    .flatMap((group) => group.resources)
    .flatMap(({ calls }) => calls)
    .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  for (const locale of ['es', 'en'])
    for (const key of guideKeys)
      for (const [path] of read(locale, key).body.matchAll(/\/v1\/club\/[\w/{}$-]+/g))
        assert.ok(
          patterns.some((pattern) => pattern.test(path)),
          `${locale}/${key}: ${path}`,
        );
});

test('the guide to live matches names messages that feeds really send', () => {
  for (const locale of ['es', 'en']) {
    const names = Array.from(
      read(locale, 'live-feed').body.matchAll(/[`']([A-Z]+(?:_[A-Z]+)*)[`']/g),
      ([, name]) => name,
    );
    assert.ok(names.length > 10);
    for (const name of names)
      assert.ok((liveKinds as readonly unknown[]).includes(name), `${locale}: ${name}`);
  }
});

test('the labels that a guide names exist on screens', () => {
  for (const locale of ['es', 'en']) {
    const messages = readFileSync(
      join(import.meta.dirname, '../../../../messages', `${locale}.json`),
      'utf8',
    );
    for (const key of guideKeys)
      for (const [, from, to] of read(locale, key).body.matchAll(/\*\*([^*]+)\*\*(?= → \*\*([^*]+)\*\*)/g))
        for (const label of [from, to])
          assert.ok(messages.includes(`: "${label}"`), `${locale}/${key}: ${label}`);
  }
});

test("a heading's anchor is made of its words", () => {
  assert.equal(anchorOf('¿Sirve la última?'), 'sirve-la-ultima');
  assert.equal(anchorOf('3. Crea la liga'), '3-crea-la-liga');
});
