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

test('signing in leads to the requested page', () => {
  assert.equal(afterLogin({ ...arrival, callbackUrl: '/en/profile?x=1' }), '/en/profile?x=1');
});

test("otherwise to the person's organisation, or home without one, in their language", () => {
  assert.equal(afterLogin(arrival), '/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, locale: 'en' }), '/en/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, orgCode: null }), '/home');
  assert.equal(afterLogin({ ...arrival, orgCode: null, locale: 'en' }), '/en/home');
});

test('referees go home, where their next match is', () => {
  assert.equal(afterLogin({ ...arrival, isReferee: true }), '/home');
  assert.equal(afterLogin({ ...arrival, isReferee: true, callbackUrl: '/m/1' }), '/m/1');
});

test('never to another site, and never back to the login page', () => {
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

test('a callback nested in the login page leads to the inner one', () => {
  const through = (inner: string) =>
    `http://localhost:3000/en/auth/login?callbackUrl=${encodeURIComponent(inner)}`;
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('/en/profile') }), '/en/profile');
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('//evil.example') }), '/dashboard/liga-norte');
  assert.equal(afterLogin({ ...arrival, callbackUrl: through('/auth/login') }), '/dashboard/liga-norte');
});

test('the login URL has the reason and the destination', () => {
  assert.equal(
    signInUrl('en', '/en/home?q=a b'),
    '/en/auth/login?error=SessionRequired&callbackUrl=%2Fen%2Fhome%3Fq%3Da+b',
  );
});

test('a destination is passed from page to page, if there is one', () => {
  assert.equal(
    withCallback('/auth/register', '/invitations?x=1'),
    '/auth/register?callbackUrl=%2Finvitations%3Fx%3D1',
  );
  assert.equal(withCallback('/auth/register', null), '/auth/register');
});
