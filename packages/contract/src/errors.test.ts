import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Localised } from '@traip/engine';
import type { Call } from './call.ts';
import { liveFeeds } from './calls/live.ts';
import { contract } from './contract.ts';
import { errorBody } from './error-answer.ts';
import { isErrorBody, refuse } from './error-body.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** Errors that the server itself answers, on any call. */
const ofTheServer: ErrorCode[] = [
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'UNAUTHORIZED',
  'PROFILE_INCOMPLETE',
  'CONFIRMATION_REQUIRED',
  'ADMIN_NEEDS_SECOND_FACTOR',
  'TOKEN_INVALID',
  'TOKEN_SCOPE_MISSING',
  'SESSION_REQUIRED',
  'PERSONAL_TOKEN_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_KEY_IN_USE',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
];

describe('the catalogue of errors', () => {
  it('has every text in both languages', () => {
    for (const [code, { message }] of Object.entries(errorCatalogue)) {
      const { es, en }: Localised = message;
      assert.ok(es.length > 10 && en.length > 10 && es !== en, code);
    }
  });

  it('has no unused codes', () => {
    const declared = Object.values({ ...contract, feed: liveFeeds }).flatMap((calls) =>
      Object.values<Call>(calls).flatMap((call) => call.errors),
    );
    const used = new Set<ErrorCode>([...declared, ...ofTheServer]);
    assert.deepEqual(
      Object.keys(errorCatalogue).filter((code) => !used.has(code as ErrorCode)),
      [],
    );
  });

  it('uses the specified texts', () => {
    assert.equal(
      errorCatalogue.CREDENTIALS_INCORRECT.message.en,
      'Login failed. Please check your credentials.',
    );
    assert.equal(
      errorCatalogue.RESET_LINK_INVALID.message.en,
      'Failed to reset password. Please check your token and try again.',
    );
  });

  it('distinguishes its own bodies from other JSON', () => {
    assert.ok(isErrorBody(errorBody(refuse('NOT_FOUND'))));
    for (const foreign of [null, 'error', {}, { error: 'x' }, { error: null }])
      assert.ok(!isErrorBody(foreign));
  });
});
