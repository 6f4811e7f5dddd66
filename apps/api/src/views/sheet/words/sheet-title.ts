import type { Locale } from '@traip/contract';
import { type MatchUnit, matchUnit } from '@traip/engine';

const titles: Readonly<Record<Locale, Readonly<Record<MatchUnit, string>>>> = {
  es: { MATCH: 'Acta del partido', BOUT: 'Acta del combate', TIE: 'Acta de la eliminatoria' },
  en: { MATCH: 'Match sheet', BOUT: 'Bout sheet', TIE: 'Tie sheet' },
};

/** The title of the printed sheet of a match of this sport. */
export function sheetTitle(sportVariantKey: string, locale: Locale): string {
  return titles[locale][matchUnit(sportVariantKey)];
}
