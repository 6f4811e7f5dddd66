import { agendaCalls, basePath, type Call, pathParameters, sheetCalls } from '@traip/contract';
import type { Locale } from '../../i18n/locales.ts';

/** URLs of files for browsers, calendars and spreadsheets. */
function fileAddress(call: Call, name: string, locale: Locale): string {
  const [parameter = ''] = pathParameters(call.path);
  const path = call.path.replace(`{${parameter}}`, encodeURIComponent(name));
  return `${basePath}${path}?locale=${locale}`;
}

type AgendaKind = 'competition' | 'team' | 'match';

export const agendaAddress = (kind: AgendaKind, id: string, locale: Locale) =>
  fileAddress(agendaCalls[kind], id, locale);

export type SheetKind = Exclude<keyof typeof sheetCalls, `${string}OfOrganisation`>;

export const sheetAddress = (kind: SheetKind, id: string, locale: Locale) =>
  fileAddress(sheetCalls[kind], id, locale);
