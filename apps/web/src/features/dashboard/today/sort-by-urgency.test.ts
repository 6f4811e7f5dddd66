import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortByUrgency } from './sort-by-urgency.ts';

test('live matches come first and closed ones last, each by kick-off', () => {
  const at = (hours: string, state: string) => ({ kickOff: `2027-03-13T${hours}:00Z`, state });
  const ordered = sortByUrgency([
    at('10:30', 'CLOSED'),
    at('20:15', 'SCHEDULED'),
    at('17:20', 'IN_PROGRESS'),
    at('12:00', 'FINISHED'),
    at('18:00', 'SCHEDULED'),
    at('16:30', 'IN_PROGRESS'),
  ]);
  assert.deepEqual(
    ordered.map(({ kickOff }) => kickOff.slice(11, 16)),
    ['16:30', '17:20', '12:00', '18:00', '20:15', '10:30'],
  );
});
