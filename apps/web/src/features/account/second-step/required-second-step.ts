import { CallFailure, ConfirmationOptions, type Read } from '@traip/contract';

/** Which second steps a sign-in accepts. */
export type RequiredSecondStep = Read<typeof ConfirmationOptions>;

/** The second step that a refused sign-in requires; null if it was refused for another reason. */
export function secondStepIn(failure: unknown): RequiredSecondStep | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'SECOND_FACTOR_REQUIRED') return null;
  return ConfirmationOptions.safeParse(failure.error?.details).data ?? null;
}

const fragmentKey = 'second-step=';

/** For the URL fragment, which no server ever sees. */
export function secondStepFragment(required: RequiredSecondStep): string {
  return `${fragmentKey}${encodeURIComponent(JSON.stringify(required))}`;
}

export function readSecondStepFragment(hash: string): RequiredSecondStep | null {
  if (!hash.startsWith(`#${fragmentKey}`)) return null;
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(hash.slice(1 + fragmentKey.length)));
    return ConfirmationOptions.safeParse(stored).data ?? null;
  } catch {
    // Anyone can write a URL: an unreadable fragment is ignored.
    return null;
  }
}
