import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarFile } from './calendar-file.ts';

const file = (more = {}) =>
  calendarFile({
    ...{ id: 'm1', title: 'Ana – Bea', minutes: 120, place: null, url: 'https://traip.example/m/m1' },
    ...{ start: new Date('2027-03-13T15:30:00Z'), now: new Date('2027-03-01T00:00:00Z'), ...more },
  });

test('a match is an appointment of two hours', () => {
  const lines = file().split('\r\n');
  assert.ok(lines.includes('DTSTART:20270313T153000Z') && lines.includes('DTEND:20270313T173000Z'));
  assert.deepEqual([lines[0], lines.at(-2), lines.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('what people write cannot add lines of its own', () => {
  const text = file({ title: 'Ana; Bea, Cruz\nBEGIN:VEVENT', place: 'Campo \\ 1' });
  assert.ok(text.includes('SUMMARY:Ana\\; Bea\\, Cruz\\nBEGIN:VEVENT'));
  assert.ok(text.includes('LOCATION:Campo \\\\ 1'));
});

test('long lines are folded, in octets', () => {
  for (const line of file({ title: 'ñandú '.repeat(40) }).split('\r\n'))
    assert.ok(Buffer.byteLength(line) <= 75, line);
});
