/** One thing in a calendar. */
export interface Appointment {
  /** The same for ever: by it a calendar knows what it has already. */
  readonly uid: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly details: string;
  readonly place: string | null;
  readonly url: string;
  readonly isCancelled: boolean;
  /** Grows with each change, so that calendars move what has moved. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/**
 * A calendar as programs read it (RFC 5545, and RFC 7986 for its name and how often to ask). Moments are in UTC: no
 * program has to know the clocks of Madrid. Nothing in it depends on when it is written.
 */
export function calendarFile(name: string, appointments: readonly Appointment[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traip//Traip//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...appointments.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function linesOf(appointment: Appointment): string[] {
  const { uid, title, start, minutes, details, place, url, sequence, changedAt } = appointment;
  const end = new Date(start.getTime() + minutes * 60_000);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `STATUS:${appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const instant = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** What people write cannot end a line: line breaks of any kind become the two letters for one. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|[\n\u2028\u2029\u0085]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come through
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const longest = 75;

/** A line has 75 octets at most, and is never broken inside a letter. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    const isFull = octets + size > longest;
    text += isFull ? `\r\n ${letter}` : letter;
    octets = isFull ? size + 1 : octets + size;
  }
  return text;
}
