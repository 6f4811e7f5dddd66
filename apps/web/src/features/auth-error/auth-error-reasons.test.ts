import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { knownName, reasonByName, reasons } from './auth-error-reasons.ts';

const messages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../../messages/${locale}.json`, import.meta.url), 'utf8')).authError
    .reasons;

test('an account that exists under another sign-in method gets its own explanation, by name and in the URL', () => {
  assert.equal(reasonByName[knownName('AccountNotLinkedError')], 'accountNotLinked');
  assert.equal(reasonByName[knownName('OAuthAccountNotLinked')], 'accountNotLinked');
});

test('a code means the same as the name it stands for', () => {
  assert.equal(reasonByName[knownName('NO_SECRET')], reasonByName.MissingSecretError);
  assert.equal(
    reasonByName[knownName('CALLBACK_CREDENTIALS_HANDLER_ERROR')],
    reasonByName.MissingAuthorizeError,
  );
  assert.equal(reasonByName[knownName('EMAIL_REQUIRES_ADAPTER_ERROR')], reasonByName.MissingAdapterError);
  assert.equal(
    reasonByName[knownName('MISSING_ADAPTER_METHODS_ERROR')],
    reasonByName.MissingAdapterMethodsError,
  );
  assert.equal(
    reasonByName[knownName('CALLBACK_CREDENTIALS_JWT_ERROR')],
    reasonByName.UnsupportedStrategyError,
  );
  assert.equal(reasonByName[knownName('INVALID_CALLBACK_URL_ERROR')], reasonByName.InvalidCallbackUrl);
});

test('anything else is an unknown error', () => {
  for (const name of ['', 'Nonsense', 'toString', '__proto__', 'oauthcallback']) {
    assert.equal(knownName(name), 'UnknownError');
  }
});

for (const locale of ['es', 'en']) {
  test(`every reason has its own title and sentence in ${locale}`, () => {
    const texts = messages(locale);
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(reasons).sort());
    const sentences = Object.values<{ title: string; text: string }>(texts).map(
      ({ title, text }) => `${title} ${text}`,
    );
    assert.equal(new Set(sentences).size, sentences.length);
  });
}
