import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deferScripts } from './defer-scripts.ts';

const nonce = 'n'.repeat(48);
const chunk = (name: string) => `/_next/static/chunks/${name}.js`;
const script = (name: string, more = 'async=""') =>
  `<script src="${chunk(name)}" ${more} nonce="${nonce}"></script>`;
const preload = (name: string) =>
  `<link rel="preload" as="script" fetchPriority="low" nonce="${nonce}" href="${chunk(name)}"/>`;
const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
const data = `<script nonce="${nonce}">self.__next_f.push([1,"${chunk('a')}"])</script>`;
const polyfills = script('polyfills', 'noModule=""');

const pageWith = ({ body = '', head = '' } = {}) =>
  `<!DOCTYPE html><html><head>${font}${preload('turbopack-1')}${script('a')}${script('b')}${script('turbopack-1')}${polyfills}${head}</head><body>${data}${body}</body></html>`;
const defer = (html: string) => deferScripts({ body: html, headers: [] }, nonce).body;

test('scripts of the build wait, in their order, and what runs them is known', () => {
  const html = defer(pageWith());
  assert.doesNotMatch(html, /<script src="[^"]*(a|b|turbopack-1)\.js"/);
  assert.doesNotMatch(html, /as="script"/);
  assert.ok(html.includes(`"scripts":["${chunk('a')}","${chunk('b')}"]`));
  assert.ok(html.includes(`"runtime":"${chunk('turbopack-1')}"`));
});

test('the rest of a page stays as it is', () => {
  const html = defer(pageWith());
  for (const part of [font, data, polyfills]) assert.ok(html.includes(part), part);
});

test('the starter is the only script that comes in, and may run', () => {
  assert.equal(defer(pageWith()).split(`<script nonce="${nonce}">(()=>{`).length, 2);
});

test('where somebody plays right now nothing waits', () => {
  const html = pageWith({ body: '<span hidden="" data-live=""></span>' });
  assert.equal(defer(html), html);
});

test('a page whose scripts are unknown stays as it is', () => {
  for (const html of ['', '<p>words</p>', script('a')]) assert.equal(defer(html), html);
});

test('what a page would load after consent is known to the starter', () => {
  const body = ['analytics', 'marketing', 'marketing']
    .map((kind) => `<p data-needs-consent="${kind}">`)
    .join('');
  assert.ok(defer(pageWith({ body })).includes('"consents":["analytics","marketing"]'));
  assert.ok(defer(pageWith()).includes('"consents":[]'));
});

test('what people wrote is never taken for a script', () => {
  const body = `<script src="${chunk('turbopack-2')}" nonce="guess"></script>`;
  assert.ok(defer(pageWith({ body })).includes(body));
});

test('no header announces scripts, and other announcements stay', () => {
  const fonts = '</a.woff2>; rel=preload; as="font"';
  const scripts = `<${chunk('a')}>; rel=preload; as="script"; nonce="${nonce}"`;
  const headersFor = (link: string) =>
    deferScripts(
      {
        body: pageWith(),
        headers: [
          ['x-a', 'b'],
          ['link', link],
        ],
      },
      nonce,
    ).headers;
  assert.deepEqual(headersFor(`${fonts}, ${scripts}`), [
    ['x-a', 'b'],
    ['link', fonts],
  ]);
  assert.deepEqual(headersFor(scripts), [['x-a', 'b']]);
});
