import { CallFailure, ConfirmationOptions, type Read } from '@traip/contract';

/** Which second steps a sign-in accepts. */
export type SecondStepAsked = Read<typeof ConfirmationOptions>;

/** The second step that a refused sign-in requires; null if it was refused for another reason. */
export function secondStepIn(failure: unknown): SecondStepAsked | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'SECOND_FACTOR_REQUIRED') return null;
  return ConfirmationOptions.safeParse(failure.error?.details).data ?? null;
}

const fragmentKey = 'second-step=';

/** For the URL fragment, which no server ever sees. */
export function secondStepFragment(asked: SecondStepAsked): string {
  return `${fragmentKey}${encodeURIComponent(JSON.stringify(asked))}`;
}

export function readSecondStepFragment(hash: string): SecondStepAsked | null {
  if (!hash.startsWith(`#${fragmentKey}`)) return null;
  try {
    const written: unknown = JSON.parse(decodeURIComponent(hash.slice(1 + fragmentKey.length)));
    return ConfirmationOptions.safeParse(written).data ?? null;
  } catch {
    // Anyone can write a URL: an unreadable fragment is ignored.
    return null;
  }
}
