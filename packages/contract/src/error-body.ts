import type { Localised } from '@traip/engine';
import type { ErrorCode } from './errors.ts';

// Separate from the catalogue, whose texts a browser does not need: responses contain them.

export type Locale = 'es' | 'en';
export const locales = ['es', 'en'] as const satisfies Locale[];

/** An invalid field, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Localised;
}

/** An expected refusal: a value that a handler returns, never an exception. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly refused: Code;
  readonly field?: string;
  readonly details?: unknown;
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  more: { field?: string; details?: unknown } = {},
): Refusal<Code> {
  return { refused: code, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The body of every response that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: Localised;
    readonly field?: string;
    readonly details?: unknown;
    readonly requestId?: string;
  };
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value as { error: unknown };
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
