import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowAll, consentIn, cookieFor, essentialOnly } from './consent.ts';

const now = new Date('2027-03-13T16:40:00Z');
const stored = (cookie: string) => cookie.split('; ')[0] ?? '';

test('a visitor who never chose has no consent', () => {
  assert.equal(consentIn(''), null);
  assert.equal(consentIn('other=1; not-traip-consent=2'), null);
});

test('accepting everything is read back as it was stored, with the time of the choice', () => {
  assert.deepEqual(consentIn(`a=1; ${stored(cookieFor(allowAll, now, false))}; b=2`), {
    necessary: true,
    analytics: true,
    marketing: true,
    preferences: true,
    timestamp: '2027-03-13T16:40:00.000Z',
  });
});

test('the necessary ones alone leave the rest off', () => {
  const consent = consentIn(stored(cookieFor(essentialOnly, now, false)));
  assert.equal(consent?.necessary, true);
  assert.equal(consent?.analytics, false);
});

test('the choice is kept 180 days, for the whole site, and not sent from other sites', () => {
  const cookie = cookieFor(allowAll, now, false);
  assert.match(cookie, /; Max-Age=15552000; Path=\/; SameSite=Lax$/);
});

test('on https the cookie travels only over https, and no other host can set it', () => {
  const cookie = cookieFor(allowAll, now, true);
  assert.match(cookie, /^__Host-traip-consent=.*; Path=\/; .*; Secure$/);
  const older = stored(cookieFor(essentialOnly, now, false));
  assert.equal(consentIn(`${older}; ${stored(cookie)}`)?.analytics, true);
  assert.equal(consentIn(older)?.analytics, false, 'a choice of before counts');
});

test('a cookie that was cut off or made up counts as no choice', () => {
  assert.equal(consentIn('traip-consent=%7B%22analytics%22%3Atr'), null);
  assert.equal(consentIn('traip-consent=%E0%A4%A'), null);
  assert.equal(consentIn('traip-consent=true'), null);
  assert.equal(consentIn('traip-consent=%7B%22analytics%22%3Atrue%7D'), null);
});
