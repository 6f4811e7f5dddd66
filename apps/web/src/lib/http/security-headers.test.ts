import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const policy = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  new Map(
    contentSecurityPolicy({ nonce: 'abc', analyticsUrl: null, development: false, isFramed: false, ...more })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
  );

test("only scripts and styles with the request's nonce are allowed", () => {
  assert.equal(policy().get('script-src'), "'self' 'nonce-abc' 'strict-dynamic'");
  assert.equal(policy().get('style-src-elem'), "'self' 'nonce-abc'");
});

test('only embeddable pages can be framed, and forms are sent nowhere else', () => {
  assert.equal(policy({ isFramed: true }).get('frame-ancestors'), '*');
  assert.equal(policy().get('frame-ancestors'), "'none'");
  assert.equal(policy().get('form-action'), "'self'");
});

test('pages can embed only our own widgets and the known video providers', () => {
  assert.equal(
    policy().get('frame-src'),
    "'self' https://www.youtube-nocookie.com https://player.twitch.tv https://player.vimeo.com",
  );
});

test('only our own worker can intercept requests', () => {
  assert.equal(policy().get('worker-src'), "'self'");
});

test('the page may connect to the analytics server if there is one', () => {
  assert.equal(policy().get('connect-src'), "'self'");
  const url = 'https://stats.example/deep/script.js';
  assert.equal(policy({ analyticsUrl: url }).get('connect-src'), "'self' https://stats.example");
});

test('plugins are forbidden, and no page can change the base of its links', () => {
  assert.equal(policy().get('object-src'), "'none'");
  assert.equal(policy().get('base-uri'), "'none'");
  assert.equal(policy().get('default-src'), "'self'");
});

test("other windows can't access ours, and only our own pages may use the camera", () => {
  const headers = new Map(securityHeaders('https://traip.example'));
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\)/);
});

test('code is evaluated only in development', () => {
  assert.doesNotMatch(policy().get('script-src') ?? '', /unsafe/);
  assert.match(policy({ development: true }).get('script-src') ?? '', /'unsafe-eval'/);
});

test('browsers are told to insist on https only if the product is served over it', () => {
  const names = (origin: string) => securityHeaders(origin).map(([name]) => name);
  assert.ok(names('https://traip.example').includes('strict-transport-security'));
  assert.ok(!names('http://localhost:3000').includes('strict-transport-security'));
});
