import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, type ErrorCode, errorBody } from '@traip/contract';
import { failureMessage } from './failure-message.ts';

const sentences = { locale: 'en', network: 'No connection.', otherwise: 'Could not be sent.' } as const;
const refused = (code: ErrorCode, status: number) =>
  new CallFailure('ERR_BAD_REQUEST', 'login', { status, body: errorBody({ refused: code }) });

test('a lost connection is reported as such', () => {
  assert.equal(failureMessage(new CallFailure('ERR_NETWORK', 'login'), sentences), 'No connection.');
});

test('a refusal keeps its own message', () => {
  assert.equal(
    failureMessage(refused('CREDENTIALS_INCORRECT', 401), sentences),
    'Login failed. Please check your credentials.',
  );
  assert.equal(
    failureMessage(refused('TOO_MANY_REQUESTS', 429), { ...sentences, locale: 'es' }),
    'Demasiados intentos seguidos. Espera un poco y prueba otra vez.',
  );
});

test("an unspecified server error uses the form's fallback message", () => {
  assert.equal(failureMessage(refused('SERVER_ERROR', 500), sentences), 'Could not be sent.');
  const page = new CallFailure('ERR_BAD_RESPONSE', 'login', { status: 502, body: '<html>' });
  assert.equal(failureMessage(page, sentences), 'Could not be sent.');
});

test('a bug of our own is not turned into a message', () => {
  assert.throws(() => failureMessage(new RangeError('bug'), sentences), RangeError);
});
