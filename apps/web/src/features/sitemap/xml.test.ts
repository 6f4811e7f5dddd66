import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesXml, indexXml } from './xml.ts';

test('each language of a page has a URL that lists the others', () => {
  const xml = addressesXml([
    {
      languages: { es: 'https://t.example/c/1?a&b', en: 'https://t.example/en/c/1' },
      changedAt: '2027-03-13T00:00:00.000Z',
    },
  ]);
  assert.equal(xml.match(/<url>/g)?.length, 2);
  assert.equal(xml.match(/hreflang="en"/g)?.length, 2);
  assert.ok(
    xml.includes('<loc>https://t.example/c/1?a&amp;b</loc><lastmod>2027-03-13T00:00:00.000Z</lastmod>'),
  );
});

test('a page without a date has no lastmod', () => {
  assert.ok(
    !addressesXml([{ languages: { es: 'https://t.example/' }, changedAt: null }]).includes('lastmod'),
  );
});

test('the index lists the files', () => {
  assert.match(
    indexXml(['https://t.example/sitemaps/a-1.xml']),
    /<sitemap><loc>https:\/\/t\.example\/sitemaps\/a-1\.xml</,
  );
});
