import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Appointment, calendarFile } from './calendar-file.ts';

const file = (more: Partial<Appointment> = {}) =>
  calendarFile('Liga Norte', [
    {
      uid: 'm1@traip',
      title: 'Ana – Bea',
      minutes: 120,
      details: 'Liga',
      place: null,
      url: 'https://traip.example/m/m1',
      isCancelled: false,
      sequence: 3,
      start: new Date('2027-03-13T15:30:00Z'),
      changedAt: new Date('2027-03-01T00:00:00Z'),
      ...more,
    },
  ]);

test('an appointment lasts as long as the match', () => {
  const lines = file().split('\r\n');
  assert.ok(lines.includes('DTSTART:20270313T153000Z') && lines.includes('DTEND:20270313T173000Z'));
  assert.deepEqual([lines[0], lines.at(-2), lines.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  assert.ok(lines.includes('NAME:Liga Norte'));
});

test('a calendar learns how many changes there were and when the last one was', () => {
  const lines = file().split('\r\n');
  for (const line of ['UID:m1@traip', 'SEQUENCE:3', 'LAST-MODIFIED:20270301T000000Z', 'STATUS:CONFIRMED'])
    assert.ok(lines.includes(line), line);
  assert.ok(file({ isCancelled: true }).includes('\r\nSTATUS:CANCELLED\r\n'));
});

test('user text cannot add its own lines', () => {
  const text = file({ title: 'Ana; Bea, Cruz\nBEGIN:VEVENT', place: 'Campo \\ 1\r\u2028X:1\u0007' });
  assert.ok(text.includes('SUMMARY:Ana\\; Bea\\, Cruz\\nBEGIN:VEVENT'));
  assert.ok(text.includes('LOCATION:Campo \\\\ 1\\n\\nX:1\r\n'));
});

test('long lines are folded by octets, and unchanged when unfolded', () => {
  const title = 'ñandú 🏉 '.repeat(40).trim();
  const text = file({ title });
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.ok(text.replaceAll('\r\n ', '').includes(`SUMMARY:${title}`));
});
