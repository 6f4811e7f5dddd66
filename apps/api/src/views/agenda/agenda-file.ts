import { codeFromName, type Locale, type SentFile } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';
import { buildAppointments } from './appointment.ts';
import { calendarFile } from './calendar-file.ts';
import { type AgendaScope, listAppointments } from './queries.ts';

/** Older matches are left out of the agenda. */
const maxAgeDays = 365;

interface AgendaOptions {
  readonly name: string;
  readonly scope: AgendaScope;
  /** Whose visibility applies; null for an anonymous visitor. */
  readonly userId: string | null;
  readonly locale: Locale;
}

/** Matches as an iCalendar file, which calendars fetch again every hour. */
export async function agendaFile(
  { db, now, publicOrigin }: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  { name, scope, userId, locale }: AgendaOptions,
): Promise<SentFile> {
  const after = new Date(now().getTime() - maxAgeDays * 86_400_000);
  const rows = await listAppointments(db, userId, after, scope);
  const appointments = rows.flatMap((row) => buildAppointments(row, locale, publicOrigin));
  return { fileName: `${codeFromName(name)}.ics`, content: calendarFile(name, appointments) };
}
