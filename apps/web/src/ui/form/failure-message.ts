import { CallFailure, type ErrorCode } from '@traip/contract';
import type { Locale } from '../../i18n/locales.ts';

interface Sentences {
  readonly locale: Locale;
  /** When nothing reached the backend, or nothing came back. */
  readonly network: string;
  /** When the backend has no better word for what failed. */
  readonly otherwise: string;
}

const lostOnTheWay = ['ERR_NETWORK', 'ETIMEDOUT', 'ECONNABORTED', 'ERR_CANCELED'];

/** Refusals whose own sentence says less than "this form could not be sent" does. */
const vagueCodes: readonly (ErrorCode | undefined)[] = [
  undefined,
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'SERVER_ERROR',
];

/** What to tell the person about a call that failed. A mistake of our own code is not explained away. */
export function failureMessage(failure: unknown, { locale, network, otherwise }: Sentences): string {
  if (!(failure instanceof CallFailure)) throw failure;
  if (lostOnTheWay.includes(failure.kind)) return network;
  return vagueCodes.includes(failure.code) ? otherwise : (failure.said?.[locale] ?? otherwise);
}
