import { type agendaCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { buildAppointments } from './appointment.ts';
import { calendarFile } from './calendar-file.ts';
import { listAppointments } from './queries.ts';

/** One match of any age; the calendar is empty while it has no kick-off. */
export const matchAgenda: Handler<typeof agendaCalls.match> = async (context, { params, query }) => {
  const { db, publicOrigin } = context;
  const [row] = await listAppointments(db, null, new Date(0), { matchId: params.id });
  if (row === undefined) return refuse('NOT_FOUND');
  const appointments = buildAppointments(row, query.locale ?? context.locale, publicOrigin);
  return { fileName: `traip-${row.id}.ics`, content: calendarFile(row.competition, appointments) };
};
