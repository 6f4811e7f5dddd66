import type { Localised } from '@traip/engine';
import { accountErrors } from './catalogue/account.ts';
import { calendarErrors } from './catalogue/calendar.ts';
import { competitionErrors } from './catalogue/competition.ts';
import { deletedErrors } from './catalogue/deleted.ts';
import { documentErrorEntries } from './catalogue/document.ts';
import { exchangeErrors } from './catalogue/exchange.ts';
import { liveErrors } from './catalogue/live.ts';
import { matchErrors } from './catalogue/match.ts';
import { matchManagementErrors } from './catalogue/match-management.ts';
import { notificationErrors } from './catalogue/notification.ts';
import { organisationErrors } from './catalogue/organisation.ts';
import { pictureErrorEntries } from './catalogue/picture.ts';
import { registrationErrors } from './catalogue/registration.ts';
import { secondFactorErrors } from './catalogue/second-factor.ts';
import { sharedErrors } from './catalogue/shared.ts';
import { standingErrors } from './catalogue/standing.ts';
import { teamErrors } from './catalogue/team.ts';

export type Locale = 'es' | 'en';
export const locales = ['es', 'en'] as const satisfies Locale[];

/** Every refusal that the backend can answer with: what happened, and what to do next, in both languages. */
export const errorCatalogue = {
  ...sharedErrors,
  ...accountErrors,
  ...registrationErrors,
  ...secondFactorErrors,
  ...organisationErrors,
  ...teamErrors,
  ...competitionErrors,
  ...calendarErrors,
  ...matchErrors,
  ...matchManagementErrors,
  ...standingErrors,
  ...deletedErrors,
  ...exchangeErrors,
  ...liveErrors,
  ...notificationErrors,
  ...pictureErrorEntries,
  ...documentErrorEntries,
};

export type ErrorCode = keyof typeof errorCatalogue;

/** One field that was wrong, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Localised;
}

/** An expected "no": a value that a handler returns, never an exception. */
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

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: Localised;
    readonly field?: string;
    readonly details?: unknown;
    readonly requestId?: string;
  };
}

export function errorBody(refusal: Refusal, requestId?: string): ErrorBody {
  return {
    error: {
      code: refusal.refused,
      message: messageOf(refusal),
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
      ...(requestId === undefined ? {} : { requestId }),
    },
  };
}

function messageOf({ refused, details }: Refusal): Localised {
  const wait = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return refused === 'TOO_MANY_REQUESTS' && typeof wait === 'number'
    ? tooManyRequests(wait)
    : errorCatalogue[refused].message;
}

/** Says how long to wait: "a moment" is no answer to somebody who has to wait for half an hour. */
function tooManyRequests(seconds: number): Localised {
  const minutes = Math.ceil(seconds / 60);
  const [es, en] =
    seconds < 60
      ? [
          seconds === 1 ? '1 segundo' : `${seconds} segundos`,
          seconds === 1 ? '1 second' : `${seconds} seconds`,
        ]
      : [
          minutes === 1 ? '1 minuto' : `${minutes} minutos`,
          minutes === 1 ? '1 minute' : `${minutes} minutes`,
        ];
  return {
    es: `Demasiados intentos seguidos. Prueba otra vez dentro de ${es}.`,
    en: `Too many attempts in a row. Try again in ${en}.`,
  };
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value as { error: unknown };
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
