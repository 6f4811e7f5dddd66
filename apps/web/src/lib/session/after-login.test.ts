import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterLogin, signInUrl, withCallback } from './after-login.ts';

const arrival = {
  callbackUrl: null,
  ownOrigin: 'http://localhost:3000',
  locale: 'es',
  orgCode: 'liga-norte',
  isReferee: false,
} as const;

test('signing in leads to where one wanted to go', () => {
  assert.equal(afterLogin({ ...arrival, callbackUrl: '/en/profile?x=1' }), '/en/profile?x=1');
});

test('otherwise to the own organisation, and home without one, in the own language', () => {
  assert.equal(afterLogin(arrival), '/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, locale: 'en' }), '/en/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, orgCode: null }), '/home');
  assert.equal(afterLogin({ ...arrival, orgCode: null, locale: 'en' }), '/en/home');
});

test('a referee comes home, to the next match', () => {
  assert.equal(afterLogin({ ...arrival, isReferee: true }), '/home');
  assert.equal(afterLogin({ ...arrival, isReferee: true, callbackUrl: '/m/1' }), '/m/1');
});

test('never to a stranger, and never back to signing in', () => {
  for (const callbackUrl of [
    '//evil.example',
    '/auth',
    '/auth/login',
    '/en/auth/register',
    '/api/auth/signout',
    '/error?error=X',
  ]) {
    assert.equal(afterLogin({ ...arrival, callbackUrl }), '/dashboard/liga-norte', callbackUrl);
  }
  for (const callbackUrl of ['/authors', '/teams/auth'])
    assert.equal(afterLogin({ ...arrival, callbackUrl }), callbackUrl);
});

test('a callback that comes back through the sign-in page leads to the place inside it', () => {
  const through = (inner: string) =>
    `http://localhost:3000/en/auth/login?callbackUrl=${encodeURIComponent(inner)}`;
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('/en/profile') }), '/en/profile');
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('//evil.example') }), '/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('/auth/login') }), '/dashboard/liga-norte');
});

test('the sign-in address says why and where to go on', () => {
  assert.equal(
    signInUrl('en', '/en/home?q=a b'),
    '/en/auth/login?error=SessionRequired&callbackUrl=%2Fen%2Fhome%3Fq%3Da+b',
  );
});

test('where to go on is passed from page to page, where there is anywhere to go', () => {
  assert.equal(
    withCallback('/auth/register', '/invitations?x=1'),
    '/auth/register?callbackUrl=%2Finvitations%3Fx%3D1',
  );
  assert.equal(withCallback('/auth/register', null), '/auth/register');
});
