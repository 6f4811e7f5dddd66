import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn, wordsOf } from './words.ts';

const words = wordsOf('es', { mail: { sent: 'A <strong>{email}</strong>', title: 'Mira' } });

test('a text comes with its values and without its mark-up', () => {
  assert.equal(words('mail.title'), 'Mira');
  assert.equal(words('mail.sent', { email: 'ana@example.com' }), 'A ana@example.com');
});

test('a text that does not exist, is a group or lacks a value is an error, not an empty text', () => {
  assert.throws(() => words('mail.lost'), /There is no text mail\.lost/);
  assert.throws(() => words('mail'), /There is no text mail/);
  assert.throws(() => words('lost.more.words'), /There is no text/);
  assert.throws(() => words('mail.sent'), /needs email/);
});

test('both languages can be read', () => {
  assert.notEqual(wordsOf('es')('site.tagline'), wordsOf('en')('site.tagline'));
});

test('English addresses have a prefix, Spanish ones have none', () => {
  assert.equal(pathIn('es', '/?q=liga'), '/?q=liga');
  assert.equal(pathIn('en', '/'), '/en');
  assert.equal(pathIn('en', '/?q=liga'), '/en?q=liga');
  assert.equal(pathIn('en', '/auth/login'), '/en/auth/login');
});
