import {
  agendaRoutes,
  basePath,
  pathParameters,
  type Route,
  type sheetCalls,
  sheetRoutes,
} from '@traip/contract';
import type { Locale } from '../../i18n/locales.ts';

/** URLs of files for browsers, calendars and spreadsheets. */
function fileAddress(route: Route, name: string, query: Readonly<Record<string, string>>): string {
  const [parameter = ''] = pathParameters(route.path);
  const path = route.path.replace(`{${parameter}}`, encodeURIComponent(name));
  return `${basePath}${path}?${new URLSearchParams(query)}`;
}

type AgendaKind = 'competition' | 'team' | 'match';

export const agendaAddress = (kind: AgendaKind, id: string, locale: Locale) =>
  fileAddress(agendaRoutes[kind], id, { locale });

type RaceSheetKind = 'raceResults' | 'printedRaceResults' | 'printedStartList';
export type SheetKind = Exclude<
  keyof typeof sheetCalls,
  `${string}OfOrganisation` | RaceSheetKind | 'printedDiploma'
>;

/** For one race of a competition. */
export const raceSheetAddress = (
  kind: RaceSheetKind,
  { id, raceId }: { readonly id: string; readonly raceId: string },
  query: Readonly<Record<string, string>>,
) => fileAddress(sheetRoutes[kind], id, query).replace('{raceId}', encodeURIComponent(raceId));

/** For one finisher. */
export const diplomaAddress = (
  { id, raceId, entryId }: { readonly id: string; readonly raceId: string; readonly entryId: string },
  locale: Locale,
) =>
  fileAddress(sheetRoutes.printedDiploma, id, { locale })
    .replace('{raceId}', encodeURIComponent(raceId))
    .replace('{entryId}', encodeURIComponent(entryId));

export const sheetAddress = (
  kind: SheetKind,
  id: string,
  locale: Locale,
  query: Readonly<Record<string, string>> = {},
) => fileAddress(sheetRoutes[kind], id, { locale, ...query });
