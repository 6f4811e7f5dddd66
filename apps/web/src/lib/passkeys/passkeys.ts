import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  Read,
  UsedPasskey,
  Write,
} from '@traip/contract';

/** The person closed the browser's dialog, or waited too long: no error message. */
export class PasskeyCancelled extends Error {}

/** This device already has a passkey for the account. */
export class PasskeyThere extends Error {}

/** Asks the browser for one of the person's passkeys. */
export async function askForPasskey(
  options: Read<typeof PasskeyRequest>,
): Promise<Write<typeof UsedPasskey>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return (await withPasskeyErrors(startAuthentication({ optionsJSON }))) as Write<typeof UsedPasskey>;
}

/** Asks the browser to create a passkey. */
export async function makePasskey(
  options: Read<typeof PasskeyCreation>,
): Promise<Write<typeof CreatedPasskey>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return (await withPasskeyErrors(startRegistration({ optionsJSON }))) as Write<typeof CreatedPasskey>;
}

async function withPasskeyErrors<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (problem) {
    const name = problem instanceof Error ? problem.name : '';
    if (name === 'InvalidStateError') throw new PasskeyThere();
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
    throw problem;
  }
}
