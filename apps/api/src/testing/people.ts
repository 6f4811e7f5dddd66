import { authCalls } from '@traip/contract';
import type { World } from './world.ts';

let count = 0;

/** What a person writes into the registration form; each has an address of their own. */
export function newcomer(more: Partial<ReturnType<typeof registration>> = {}) {
  return { ...registration(), ...more };
}

function registration() {
  count++;
  return {
    email: `ana.${count}@correo.es`,
    password: 'campo-de-barrio',
    favoriteSport: 'HANDBALL' as const,
    birthday: '1999-12-31',
    firstName: 'Ana',
    surnames: 'Pérez Gil',
    locale: 'es' as 'es' | 'en',
  };
}

/** The secret in the link of the next mail to an address. */
export async function tokenFromMail(world: World, email: string): Promise<string> {
  const mail = await world.mailbox.take(email);
  const token = mail.text.match(/token=([\w-]+)/)?.[1];
  if (!token) throw new Error(`The mail "${mail.subject}" carries no token.`);
  return token;
}

/** A person with a verified account. */
export async function member(world: World) {
  const person = newcomer();
  await world.call(authCalls.register, { body: person });
  const token = await tokenFromMail(world, person.email);
  await world.call(authCalls.verifyEmail, { body: { token } });
  return person;
}

export async function signIn(world: World, { email, password }: { email: string; password: string }) {
  const answer = await world.call(authCalls.login, { body: { email, password } });
  if (answer.status !== 200) throw new Error(`Signing in failed: ${answer.error?.code}`);
  return answer.body;
}
