import { CallFailure, ConfirmationOptions, type Read } from '@traip/contract';

/** How the second step of a sign-in can be taken. */
export type SecondStepAsked = Read<typeof ConfirmationOptions>;

/** What a refused sign-in asks for; null if it was refused for another reason. */
export function secondStepIn(failure: unknown): SecondStepAsked | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'SECOND_FACTOR_REQUIRED') return null;
  return ConfirmationOptions.safeParse(failure.error?.details).data ?? null;
}

const fragmentKey = 'second-step=';

/** For the part of an address that no server ever sees. */
export function secondStepFragment(asked: SecondStepAsked): string {
  return `${fragmentKey}${encodeURIComponent(JSON.stringify(asked))}`;
}

export function readSecondStepFragment(hash: string): SecondStepAsked | null {
  if (!hash.startsWith(`#${fragmentKey}`)) return null;
  try {
    const written: unknown = JSON.parse(decodeURIComponent(hash.slice(1 + fragmentKey.length)));
    return ConfirmationOptions.safeParse(written).data ?? null;
  } catch {
    // Anybody can write an address: what cannot be read asks for nothing.
    return null;
  }
}
