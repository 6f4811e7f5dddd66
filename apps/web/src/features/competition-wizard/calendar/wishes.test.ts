import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CalendarQuestion, CalendarWishes } from '@traip/contract';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import type { WrittenForm } from '../draft/to-form.ts';
import { fieldsIn, questionOf, wishesOf } from './wishes.ts';

const draft: Draft = {
  ...emptyDraft,
  competition: { ...emptyDraft.competition, startsOn: '2027-01-09', endsOn: '2027-06-27' },
};
const form = { phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: {} }] } as unknown as WrittenForm;

test('fields are those of the chosen venues, or of all of them', () => {
  const venues = [
    { id: 'a', fields: [1, 2] },
    { id: 'b', fields: [3] },
  ];
  assert.deepEqual([fieldsIn(venues, []), fieldsIn(venues, ['b']), fieldsIn([], [])], [3, 1, null]);
});

test('what is written is what the contract takes', () => {
  assert.ok(CalendarQuestion.safeParse(questionOf(draft, form, 2)).success);
  const wishes = CalendarWishes.parse(wishesOf(draft));
  assert.deepEqual([wishes.minutes, wishes.turnaround, wishes.lastDay], [105, 15, '2027-06-27']);
});

test('without an end there is more than a year, and without a first day nothing to ask', () => {
  const endless = { ...draft, competition: { ...draft.competition, endsOn: '' } };
  assert.equal(CalendarWishes.parse(wishesOf(endless)).lastDay, '2028-02-12');
  assert.equal(wishesOf(emptyDraft), null);
  assert.equal(questionOf(emptyDraft, form, 1), null);
  const halfWritten = {
    ...draft,
    calendar: { ...draft.calendar, windows: [{ weekday: 6, from: '', to: '' }] },
  };
  assert.equal(wishesOf(halfWritten), null);
});
