import { authCalls, secondFactorCalls } from '@traip/contract';
import { Authenticator } from '../../../../testing/fixtures/authenticator.ts';
import { registerVerified, signIn } from '../../../../testing/fixtures/registration.ts';
import type { World } from '../../../../testing/world.ts';
import { stepAt, totpCode } from '../../../auth/second-factor/totp.ts';

/** A user who signed in with a password, and actions on their second factor. */
export async function accountOwner(world: World) {
  const person = await registerVerified(world);
  const { email, password } = person;
  const session = await signIn(world, person);
  const as = { token: session.accessToken };
  const addPasskey = async (device = new Authenticator(), name = 'Móvil') => {
    const { body: challenge } = await world.call(secondFactorCalls.passkeyOptions, {}, as);
    const body = { challengeId: challenge.challengeId, name, passkey: device.create(challenge.options) };
    return { device, added: await world.call(secondFactorCalls.addPasskey, { body }, as) };
  };
  const addAuthenticator = async () => {
    const { body: begun } = await world.call(secondFactorCalls.newAuthenticator, {}, as);
    const secret = bytesOf(begun.secret);
    const codeIn = (minutes: number) =>
      totpCode(secret, stepAt(new Date(world.now().getTime() + minutes * 60_000)));
    const body = { code: codeIn(0) };
    return { codeIn, added: await world.call(secondFactorCalls.confirmAuthenticator, { body }, as) };
  };
  /** The first step, which is not enough. */
  const enterPassword = async (given = password) => {
    const { error } = await world.call(authCalls.login, { body: { email, password: given } });
    return error?.details as {
      challengeId: string;
      methods: string[];
      passkey: { challenge: string; rpId: string } | null;
    };
  };
  return { ...person, session, as, addPasskey, addAuthenticator, enterPassword };
}

function bytesOf(base32: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
