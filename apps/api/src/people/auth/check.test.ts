import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { registerVerified, signIn } from '../../testing/fixtures/registration.ts';
import { openWorld } from '../../testing/world.ts';
import { suggestEmail } from './email-typos.ts';

describe('check-email', () => {
  const world = openWorld();

  it('answers the same for an address with and without account', async () => {
    const { email } = await registerVerified(world);
    for (const address of [email, 'nadie@correo.es']) {
      const { status, body } = await world.call(authCalls.checkEmail, { body: { email: address } });
      assert.deepEqual([status, body], [200, { email: address, suggestion: null }]);
    }
  });

  it('suggests the likely address after a typo', async () => {
    const { body } = await world.call(authCalls.checkEmail, { body: { email: 'Ana@gmial.com' } });
    assert.deepEqual(body, { email: 'ana@gmial.com', suggestion: 'ana@gmail.com' });
  });

  it('refuses an invalid address, naming the field', async () => {
    const answer = await world.call(authCalls.checkEmail, { body: { email: 'ana arroba gmail' } });
    assert.deepEqual([answer.status, answer.error?.field], [400, 'email']);
  });

  it('distinguishes a typo from a different service', () => {
    const slips = {
      'a@gmai.com': 'a@gmail.com',
      'a@gmaill.com': 'a@gmail.com',
      'a@hotnail.com': 'a@hotmail.com',
    };
    for (const [typed, suggestion] of Object.entries(slips)) assert.equal(suggestEmail(typed), suggestion);
    for (const fine of ['a@gmail.com', 'a@clubnorte.es', 'a@mail.com', 'a@hotmail.es']) {
      assert.equal(suggestEmail(fine), null);
    }
  });
});

describe('check-user-code', () => {
  const world = openWorld();

  it('distinguishes a taken code from a free one', async () => {
    const { user } = await signIn(world, await registerVerified(world));
    const check = (userCode: string) => world.call(authCalls.checkUserCode, { body: { userCode } });
    assert.equal((await check(user.userCode)).body.available, false);
    assert.equal((await check('libre-como-el-viento')).body.available, true);
    assert.equal((await check('Ñandú!')).error?.field, 'userCode');
  });
});
