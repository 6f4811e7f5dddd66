import type { Localised } from '@traip/engine';
import { calendarNotUndone } from './calendar-not-undone.ts';
import type { ErrorBody, Refusal } from './error-body.ts';
import { errorCatalogue } from './errors.ts';
import { roundNotOver } from './round-not-over.ts';

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
  if (refused === 'TOO_MANY_REQUESTS' && typeof wait === 'number') return tooManyRequests(wait);
  return namingMatches(refused, details) ?? errorCatalogue[refused].message;
}

function namingMatches(refused: Refusal['refused'], details: unknown): Localised | null {
  if (refused === 'ROUND_NOT_OVER') return roundNotOver(details);
  return refused === 'CALENDAR_CHANGED_SINCE' || refused === 'CALENDAR_PLACES_GONE'
    ? calendarNotUndone(refused, details)
    : null;
}

/** Says how long to wait: "a moment" does not help people who have to wait for half an hour. */
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
    en: `Too many attempts. Try again in ${en}.`,
  };
}
