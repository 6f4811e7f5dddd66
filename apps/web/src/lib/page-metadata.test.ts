import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMetadata } from './page-metadata.ts';

process.env.PUBLIC_ORIGIN = 'https://traip.example';
const cookies = {
  locale: 'en',
  path: '/cookies',
  title: 'Cookie policy',
  description: 'What we keep.',
} as const;

test('a page links to itself and to the same page in the other language', () => {
  const { title, alternates } = pageMetadata(cookies);
  assert.deepEqual(title, { absolute: 'Cookie policy · Traip' });
  assert.deepEqual(alternates, {
    canonical: 'https://traip.example/en/cookies',
    languages: {
      es: 'https://traip.example/cookies',
      en: 'https://traip.example/en/cookies',
      'x-default': 'https://traip.example/cookies',
    },
  });
});

test("its social card shows the picture in the page's language", () => {
  assert.match(JSON.stringify(pageMetadata(cookies).openGraph?.images), /"\/en\/opengraph-image"/);
  assert.match(JSON.stringify(pageMetadata({ ...cookies, locale: 'es' }).twitter), /"\/es\/opengraph-image"/);
});

test('a page with its own picture shows that, and a new one once it has changed', () => {
  const match = { ...cookies, path: '/m/m1', pictureVersion: 7 };
  assert.match(JSON.stringify(pageMetadata(match).openGraph?.images), /"\/en\/m\/m1\/picture\.png\?v=7"/);
  assert.match(
    JSON.stringify(pageMetadata({ ...match, locale: 'es' }).twitter),
    /"\/m\/m1\/picture\.png\?v=7"/,
  );
});

test('a public page links to its feed and its embeddable version', () => {
  const url = 'https://traip.example/en/c/c1';
  assert.deepEqual(
    pageMetadata({ ...cookies, path: '/c/c1', pictureVersion: 7, hasFeed: true }).alternates?.types,
    {
      'application/atom+xml': `${url}/feed.atom`,
      'application/json+oembed': `https://traip.example/oembed?url=${encodeURIComponent(url)}`,
    },
  );
});

test("a personal page stays out of search engines, a public one doesn't", () => {
  assert.deepEqual(pageMetadata({ ...cookies, isPrivate: true }).robots, { index: false, follow: false });
  assert.equal(pageMetadata(cookies).robots, undefined);
});
