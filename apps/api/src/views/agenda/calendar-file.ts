export interface Appointment {
  /** Never changes: calendars recognise the event by it. */
  readonly uid: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly details: string;
  readonly place: string | null;
  readonly url: string;
  readonly isCancelled: boolean;
  /** Grows with each change, so that calendars update the event. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/**
 * An iCalendar file (RFC 5545, and RFC 7986 for its name and refresh interval). Times are in UTC, so that no client
 * needs a time zone for Madrid. The content does not depend on when it is written, so its ETag is stable.
 */
export function calendarFile(name: string, appointments: readonly Appointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traip//Traip//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...appointments.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function eventLines(appointment: Appointment): string[] {
  const { uid, title, start, minutes, details, place, url, sequence, changedAt } = appointment;
  const end = new Date(start.getTime() + minutes * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatInstant(changedAt)}`,
    `LAST-MODIFIED:${formatInstant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${formatInstant(start)}`,
    `DTEND:${formatInstant(end)}`,
    `STATUS:${appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(details)}`,
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const formatInstant = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** User text must not be able to start a new line: any line break becomes a literal `\n`. */
const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|[\n\u2028\u2029\u0085]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const maxOctets = 75;

/** Lines have at most 75 octets and are never broken inside a character. */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = octets + size > maxOctets;
    text += isFull ? `\r\n ${character}` : character;
    octets = isFull ? size + 1 : octets + size;
  }
  return text;
}
