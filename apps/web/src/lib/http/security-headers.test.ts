import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const policy = (more: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  new Map(
    contentSecurityPolicy({ nonce: 'abc', analyticsUrl: null, development: false, isFramed: false, ...more })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
  );

test('only scripts and styles that carry the nonce of the request are let in', () => {
  assert.equal(policy().get('script-src'), "'self' 'nonce-abc' 'strict-dynamic'");
  assert.equal(policy().get('style-src-elem'), "'self' 'nonce-abc'");
});

test('nobody may frame us but where we are made for it, and forms go nowhere else', () => {
  assert.equal(policy({ isFramed: true }).get('frame-ancestors'), '*');
  assert.equal(policy().get('frame-ancestors'), "'none'");
  assert.equal(policy().get('form-action'), "'self'");
});

test('only our own widgets and the known providers of videos may stand inside a page', () => {
  assert.equal(
    policy().get('frame-src'),
    "'self' https://www.youtube-nocookie.com https://player.twitch.tv https://player.vimeo.com",
  );
});

test('only our own worker may stand between the page and the network', () => {
  assert.equal(policy().get('worker-src'), "'self'");
});

test('the page may talk to the analytics server when there is one', () => {
  assert.equal(policy().get('connect-src'), "'self'");
  const url = 'https://stats.example/deep/script.js';
  assert.equal(policy({ analyticsUrl: url }).get('connect-src'), "'self' https://stats.example");
});

test('nothing is embedded as a plugin, and no page can move its own links elsewhere', () => {
  assert.equal(policy().get('object-src'), "'none'");
  assert.equal(policy().get('base-uri'), "'none'");
  assert.equal(policy().get('default-src'), "'self'");
});

test('other windows do not reach into ours, and only our own pages ask for a camera', () => {
  const headers = new Map(securityHeaders('https://traip.example'));
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  assert.match(headers.get('permissions-policy') ?? '', /camera=\(self\)/);
});

test('code is evaluated in development alone', () => {
  assert.doesNotMatch(policy().get('script-src') ?? '', /unsafe/);
  assert.match(policy({ development: true }).get('script-src') ?? '', /'unsafe-eval'/);
});

test('browsers are told to insist on https only where the product is served over it', () => {
  const names = (origin: string) => securityHeaders(origin).map(([name]) => name);
  assert.ok(names('https://traip.example').includes('strict-transport-security'));
  assert.ok(!names('http://localhost:3000').includes('strict-transport-security'));
});
