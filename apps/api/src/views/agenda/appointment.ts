import type { Locale } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import { postponedOf } from '../../competition/match/lists/match-row.ts';
import { rulesOf } from '../../competition/sport/rules-of.ts';
import { boutSentence } from '../../notification/wording/bouts.ts';
import type { Appointment } from './calendar-file.ts';
import type { AppointmentRow } from './queries.ts';

const words = {
  es: {
    open: 'Por decidir',
    round: 'Jornada',
    group: 'Grupo',
    cancelled: 'Cancelado',
    postponed: 'Aplazado, fecha por decidir',
  },
  en: {
    open: 'To be decided',
    round: 'Round',
    group: 'Group',
    cancelled: 'Cancelled',
    postponed: 'Postponed, date to be decided',
  },
} as const;

export function buildAppointments(row: AppointmentRow, locale: Locale, publicOrigin: string): Appointment[] {
  const { id, state, version, changedAt, groupKey, round, venue } = row;
  const postponed = postponedOf(row);
  const start = row.kickOff ?? postponed?.from ?? null;
  if (start === null) return [];
  const labels = words[locale];
  const isCancelled = state === 'CANCELLED';
  const mark = isCancelled ? `${labels.cancelled}: ` : postponed ? `${labels.postponed}: ` : '';
  const path = `${locale === 'en' ? '/en' : ''}/m/${id}`;
  const url = `${publicOrigin}${path}`;
  const group = groupKey === null ? [] : [`${labels.group} ${groupKey}`];
  const location = [row.competition, row.phase, ...group, `${labels.round} ${round}`].join(' · ');
  return [
    {
      uid: `${id}@traip`,
      url,
      // No one should come at that time; the next date brings it back.
      isCancelled: isCancelled || postponed !== null,
      changedAt,
      sequence: version,
      start,
      title: `${mark}${childrenPrefix(row)}${titleOf(row, labels.open, locale)}`,
      minutes: plannedMinutes(rulesOf(row)),
      details: `${location}\n${url}`,
      place: venue === null ? null : [venue, row.field, row.address, row.city].filter(Boolean).join(', '),
    },
  ];
}

const overStates: readonly string[] = ['FINISHED', 'CLOSED'];

/** Shows a guardian of two children at once who plays. */
function childrenPrefix({ children }: AppointmentRow): string {
  return children.length === 0 ? '' : `${children.map(({ firstName }) => firstName).join(', ')}: `;
}

/** Who plays whom, and the result. */
function titleOf(row: AppointmentRow, open: string, locale: Locale): string {
  const { home, away, state, homeScore, awayScore } = row;
  const isOver = overStates.includes(state) && homeScore !== null && awayScore !== null;
  const bout = isOver ? boutSentence(locale, { home, away }, row.result) : null;
  if (bout !== null) return bout;
  const between = isOver ? ` ${homeScore}–${awayScore} ` : ' – ';
  return `${home ?? open}${between}${away ?? open}`;
}
