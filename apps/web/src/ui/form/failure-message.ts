import { CallFailure, type ErrorCode } from '@traip/contract';
import type { Locale } from '../../i18n/locales.ts';

interface Messages {
  readonly locale: Locale;
  /** When nothing reached the backend, or nothing came back. */
  readonly network: string;
  /** When the backend has no better message. */
  readonly otherwise: string;
}

const networkCodes = ['ERR_NETWORK', 'ETIMEDOUT', 'ECONNABORTED', 'ERR_CANCELED'];

/** Refusals whose own message says less than the fallback. */
const vagueCodes: readonly (ErrorCode | undefined)[] = [
  undefined,
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'SERVER_ERROR',
];

/** Other errors are bugs, and are rethrown. */
export function failureMessage(failure: unknown, { locale, network, otherwise }: Messages): string {
  if (!(failure instanceof CallFailure)) throw failure;
  if (networkCodes.includes(failure.kind)) return network;
  return vagueCodes.includes(failure.code) ? otherwise : (failure.said?.[locale] ?? otherwise);
}
