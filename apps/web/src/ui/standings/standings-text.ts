import type { useTranslations } from 'next-intl';
import type { Locale } from '../../i18n/locales.ts';
import { criterionOf, type Unit } from './criterion.ts';
import type { ComparisonView } from './types.ts';
import { valueText } from './value-text.ts';

export type Translate = ReturnType<typeof useTranslations<'standings'>>;

/** The language, teams and sport of a text. */
export interface StandingsText {
  readonly t: Translate;
  readonly locale: Locale;
  readonly unit: Unit;
  /** How many sets win a match; null in a sport without sets. */
  readonly sets: number;
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
}

export function namesOf({ names }: StandingsText, teams: readonly string[]): string[] {
  return teams.map((team) => names.get(team) ?? team);
}

/** "Deportivo, Granada y Eibar", "Deportivo, Granada and Eibar". */
export function joinNames({ locale }: Pick<StandingsText, 'locale'>, names: readonly string[]): string {
  return new Intl.ListFormat(locale === 'es' ? 'es' : 'en-GB', { type: 'conjunction' }).format(names);
}

/** "puntos", "diferencia de goles en los partidos entre ellos"; with `among`, they are named. */
export function criterionLabel(
  texts: StandingsText,
  criterion: string,
  among: readonly string[] = [],
): string {
  const { t, unit } = texts;
  const known = criterionOf(criterion);
  if (known === null) return t('otherCriterion');
  const measure = t(`measures.${known.measure}`, { unit });
  if (known.scope === 'ALL') return measure;
  if (among.length === 0) return t('amongThem', { measure });
  if (among.length === 2) return t('amongBoth', { measure });
  return t('among', { measure, teams: joinNames(texts, namesOf(texts, among)) });
}

/** Best first: "Deportivo 7, Granada 6, Eibar 2"; null if there's nothing to show. */
export function valuesWithNames(texts: StandingsText, { criterion, parts }: ComparisonView): string | null {
  const measure = criterionOf(criterion)?.measure ?? 'POINTS';
  const shown = parts.flatMap(({ value, teams }) => {
    const text = valueText(texts, measure, value);
    return text === null ? [] : namesOf(texts, teams).map((name) => `${name} ${text}`);
  });
  return shown.length === 0 ? null : shown.join(', ');
}

/** Without names: "7, 6, 2"; null if there's nothing to show. */
export function valuesWithoutNames(
  texts: StandingsText,
  { criterion, parts }: ComparisonView,
): string | null {
  const measure = criterionOf(criterion)?.measure ?? 'POINTS';
  const shown = parts.flatMap(({ value, teams }) => teams.map(() => valueText(texts, measure, value)));
  const values = shown.filter((text) => text !== null);
  return values.length === 0 ? null : values.join(', ');
}

/** The common value of level teams. */
export function sharedValue(texts: StandingsText, { criterion, parts }: ComparisonView): string | null {
  const value = parts[0]?.value;
  return value === undefined ? null : valueText(texts, criterionOf(criterion)?.measure ?? 'POINTS', value);
}
