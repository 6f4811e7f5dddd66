import type { useTranslations } from 'next-intl';
import type { Locale } from '../../i18n/locales.ts';
import { criterionOf, type Unit } from './criterion.ts';
import type { ComparisonView } from './types.ts';
import { valueText } from './value-text.ts';

export type Translate = ReturnType<typeof useTranslations<'standings'>>;

/** In which language, about whom and about which sport something is said. */
export interface StandingsText {
  readonly t: Translate;
  readonly locale: Locale;
  readonly unit: Unit;
  /** The names of the teams by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

export function namesOf({ names }: StandingsText, teams: readonly string[]): string[] {
  return teams.map((team) => names.get(team) ?? team);
}

/** "Deportivo, Granada y Eibar", "Deportivo, Granada and Eibar". */
export function listed({ locale }: Pick<StandingsText, 'locale'>, words: readonly string[]): string {
  return new Intl.ListFormat(locale === 'es' ? 'es' : 'en-GB', { type: 'conjunction' }).format(words);
}

/** "puntos", "diferencia de goles en los partidos entre ellos"; with `among`, they are named. */
export function criterionWords(saying: StandingsText, criterion: string, among: readonly string[] = []): string {
  const { t, unit } = saying;
  const known = criterionOf(criterion);
  if (known === null) return t('otherCriterion');
  const measure = t(`measures.${known.measure}`, { unit });
  if (known.scope === 'ALL') return measure;
  if (among.length === 0) return t('amongThem', { measure });
  if (among.length === 2) return t('amongBoth', { measure });
  return t('among', { measure, teams: listed(saying, namesOf(saying, among)) });
}

/** What each team showed, best first: "Deportivo 7, Granada 6, Eibar 2"; null where there is nothing to show. */
export function valuesWithNames(saying: StandingsText, { criterion, parts }: ComparisonView): string | null {
  const measure = criterionOf(criterion)?.measure ?? 'POINTS';
  const shown = parts.flatMap(({ value, teams }) => {
    const text = valueText(saying, measure, value);
    return text === null ? [] : namesOf(saying, teams).map((name) => `${name} ${text}`);
  });
  return shown.length === 0 ? null : shown.join(', ');
}

/** The same values without names: "7, 6, 2"; null where there is nothing to show. */
export function valuesAlone(saying: StandingsText, { criterion, parts }: ComparisonView): string | null {
  const measure = criterionOf(criterion)?.measure ?? 'POINTS';
  const shown = parts.flatMap(({ value, teams }) => teams.map(() => valueText(saying, measure, value)));
  const texts = shown.filter((text) => text !== null);
  return texts.length === 0 ? null : texts.join(', ');
}

/** What all of them showed, where they are level. */
export function sharedValue(saying: StandingsText, { criterion, parts }: ComparisonView): string | null {
  const value = parts[0]?.value;
  return value === undefined ? null : valueText(saying, criterionOf(criterion)?.measure ?? 'POINTS', value);
}
