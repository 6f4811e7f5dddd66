import type { Localised } from '@traip/engine';
import { type NamedMatch, namesOfMatches } from './names-of-matches.ts';

type Code = 'CALENDAR_CHANGED_SINCE' | 'CALENDAR_PLACES_GONE';

const reasons: Readonly<Record<Code, Localised>> = {
  CALENDAR_CHANGED_SINCE: {
    es: 'No se ha deshecho nada, porque desde entonces han cambiado o se han jugado: ',
    en: 'Nothing was undone, because these have changed or been played since: ',
  },
  CALENDAR_PLACES_GONE: {
    es: 'No se ha deshecho nada, porque no pueden volver adonde estaban, ya pasado, cerrado u ocupado: ',
    en: 'Nothing was undone, because these can’t return to where they were, now past, closed or taken: ',
  },
};

/** Names the matches, so that people know what to look at. */
export function calendarNotUndone(code: Code, details: unknown): Localised | null {
  const { matches = [] } = (details ?? {}) as { readonly matches?: readonly NamedMatch[] };
  if (matches.length === 0) return null;
  const { es, en } = reasons[code];
  return { es: `${es}${namesOfMatches('es', matches)}.`, en: `${en}${namesOfMatches('en', matches)}.` };
}
