import { codeFromName, type Locale, type SentFile } from '@traip/contract';
import type { Services } from '../../platform/services/services.ts';
import { appointmentOf } from './appointment.ts';
import { calendarFile } from './calendar-file.ts';
import { type AgendaScope, listAppointments } from './queries.ts';

/** What was played longer ago than this leaves the agenda. */
const keptDays = 365;

interface AgendaOptions {
  readonly name: string;
  readonly reach: AgendaScope;
  /** Who may see what is in it; nobody is `null`. */
  readonly userId: string | null;
  readonly locale: Locale;
}

/** Matches as a file that calendars read, now and every hour from now on. */
export async function agendaFile(
  { db, now, publicOrigin }: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  { name, reach, userId, locale }: AgendaOptions,
): Promise<SentFile> {
  const after = new Date(now().getTime() - keptDays * 86_400_000);
  const rows = await listAppointments(db, userId, after, reach);
  const appointments = rows.flatMap((row) => appointmentOf(row, locale, publicOrigin));
  return { fileName: `${codeFromName(name)}.ics`, content: calendarFile(name, appointments) };
}
