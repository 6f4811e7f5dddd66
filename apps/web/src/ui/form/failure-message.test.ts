import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, type ErrorCode, errorBody } from '@traip/contract';
import { failureMessage } from './failure-message.ts';

const sentences = { locale: 'en', network: 'No connection.', otherwise: 'Could not be sent.' } as const;
const refused = (code: ErrorCode, status: number) =>
  new CallFailure('ERR_BAD_REQUEST', 'login', { status, body: errorBody({ refused: code }) });

test('a lost connection is called that', () => {
  assert.equal(failureMessage(new CallFailure('ERR_NETWORK', 'login'), sentences), 'No connection.');
});

test('a refusal speaks for itself', () => {
  assert.equal(
    failureMessage(refused('CREDENTIALS_INCORRECT', 401), sentences),
    'Login failed. Please check your credentials.',
  );
  assert.equal(
    failureMessage(refused('TOO_MANY_REQUESTS', 429), { ...sentences, locale: 'es' }),
    'Demasiados intentos seguidos. Espera un poco y prueba otra vez.',
  );
});

test('what the backend cannot name is told in the words of the form', () => {
  assert.equal(failureMessage(refused('SERVER_ERROR', 500), sentences), 'Could not be sent.');
  const page = new CallFailure('ERR_BAD_RESPONSE', 'login', { status: 502, body: '<html>' });
  assert.equal(failureMessage(page, sentences), 'Could not be sent.');
});

test('a mistake of our own is not dressed up as a message', () => {
  assert.throws(() => failureMessage(new RangeError('bug'), sentences), RangeError);
});
