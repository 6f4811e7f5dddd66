interface Appointment {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place: string | null;
  readonly url: string;
  /** When the file is made. */
  readonly now: Date;
}

/** A match as a file for calendars (RFC 5545). */
export function calendarFile({ id, title, start, minutes, place, url, now }: Appointment): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Traip//Traip//ES',
    'BEGIN:VEVENT',
    `UID:${id}@traip`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const instant = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n');

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
