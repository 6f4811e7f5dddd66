import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Login, Registration } from '@traip/contract';
import { shapeResolver } from './shape-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

test('valid input is converted as the contract requires', async () => {
  const result = await shapeResolver(Login, 'es')(
    { email: ' Lucia@Correo.es ', password: 'secreto' },
    undefined,
    options,
  );
  assert.deepEqual(result, { values: { email: 'lucia@correo.es', password: 'secreto' }, errors: {} });
});

test("each invalid field gets its own message, in the reader's language", async () => {
  const spanish = await shapeResolver(Login, 'es')({ email: 'lucia@', password: 'abc' }, undefined, options);
  assert.equal(spanish.errors.email?.message, 'Este correo no parece válido.');
  assert.equal(spanish.errors.password?.message, 'La contraseña necesita al menos 6 caracteres.');
  const english = await shapeResolver(Login, 'en')({ email: '', password: '' }, undefined, options);
  assert.equal(english.errors.email?.message, 'Enter your email.');
  assert.equal(english.errors.password?.message, 'Enter your password.');
});

test('an empty registration reports every missing field', async () => {
  const empty = {
    email: '',
    password: '',
    favoriteSport: '',
    birthday: '',
    firstName: '',
    surnames: '',
  } as never;
  const { errors } = await shapeResolver(Registration, 'en')(empty, undefined, options);
  assert.deepEqual(Object.keys(errors).sort(), [
    'birthday',
    'email',
    'favoriteSport',
    'firstName',
    'password',
    'surnames',
  ]);
});
