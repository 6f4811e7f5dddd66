import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CalendarPreferences, CalendarQuestion } from '@traip/contract';
import { type Draft, emptyDraft } from './draft.ts';
import type { CompetitionFormInput } from './to-form.ts';
import { countFields, kickOffInterval, toCalendarQuestion, toCalendarWishes } from './wishes.ts';

const draft: Draft = {
  ...emptyDraft,
  competition: { ...emptyDraft.competition, startsOn: '2027-01-09', endsOn: '2027-06-27' },
};
const form = {
  phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: {} }],
} as unknown as CompetitionFormInput;

test('fields are those of the chosen venues, or all of them', () => {
  const venues = [
    { id: 'a', fields: [1, 2] },
    { id: 'b', fields: [3] },
  ];
  assert.deepEqual([countFields(venues, []), countFields(venues, ['b']), countFields([], [])], [3, 1, null]);
});

test('the wishes are what the contract accepts', () => {
  assert.ok(CalendarQuestion.safeParse(toCalendarQuestion(draft, form, { every: 120, fields: 2 })).success);
  const wishes = CalendarPreferences.parse(toCalendarWishes(draft, 120));
  assert.deepEqual([wishes.minutes, wishes.turnaround, wishes.lastDay], [105, 15, '2027-06-27']);
});

test('without an end the season exceeds a year, and without a first day nothing is requested', () => {
  const endless = { ...draft, competition: { ...draft.competition, endsOn: '' } };
  assert.equal(CalendarPreferences.parse(toCalendarWishes(endless, 120)).lastDay, '2028-02-12');
  assert.equal(toCalendarWishes(emptyDraft, 120), null);
  assert.equal(toCalendarQuestion(emptyDraft, form, { every: 120, fields: 1 }), null);
  const incomplete = {
    ...draft,
    calendar: { ...draft.calendar, windows: [{ weekday: 6, from: '', to: '' }] },
  };
  assert.equal(toCalendarWishes(incomplete, 120), null);
});

test("kick-offs follow each other at the sport's interval, until one is typed", () => {
  const everys = ['FOOTBALL_11', 'PADEL_DOUBLES', 'VOLLEYBALL_6', undefined].map((item) =>
    kickOffInterval(draft, item),
  );
  assert.deepEqual(everys, [120, 105, 140, 120]);
  const onOnePage = { ...draft, calendar: { ...draft.calendar, hasHours: true } };
  assert.equal(kickOffInterval(onOnePage, 'GOLF_MATCH'), 10, 'tee times');
  assert.equal(kickOffInterval(onOnePage, 'FOOTBALL_11'), 120);
  const everyHour = { ...draft, calendar: { ...draft.calendar, every: 45 } };
  assert.equal(kickOffInterval(everyHour, 'FOOTBALL_11'), 45);
});

test('on a tournament day a team plays several matches, and return matches need no gap', () => {
  const day = { ...draft, calendar: { ...draft.calendar, mostPerTeamAndDay: 4, dayRestMinutes: 20 } };
  const { mostPerTeamAndDay, dayRestMinutes, returnGapDays } = CalendarPreferences.parse(
    toCalendarWishes(day, 30),
  );
  assert.deepEqual([mostPerTeamAndDay, dayRestMinutes, returnGapDays], [4, 20, 0]);
  assert.equal(CalendarPreferences.parse(toCalendarWishes(draft, 30)).returnGapDays, 14);
});

test('every choice about the calendar is in the request', () => {
  const windows = [{ weekday: 3, from: '18:00', to: '21:00' }];
  const venue = '01980000-0000-7000-8000-000000000000';
  const chosen: Draft = {
    ...draft,
    calendar: {
      ...draft.calendar,
      windows,
      restHours: 12,
      mostPerTeamAndDay: 2,
      dayRestMinutes: 45,
      venueIds: [venue],
      blackouts: ['2027-03-19'],
    },
  };
  const season = {
    firstDay: '2027-01-09',
    lastDay: '2027-06-27',
    windows: [{ weekday: 3, from: '18:00', to: '21:00', every: 90 }],
    minutes: 75,
    turnaround: 15,
    restHours: 12,
    mostPerTeamAndDay: 2,
    dayRestMinutes: 45,
    crowding: null,
    closedDates: [{ from: '2027-03-19', to: '2027-03-19' }],
  };
  const wishes = toCalendarWishes(chosen, 90);
  assert.ok(CalendarPreferences.safeParse(wishes).success);
  assert.deepEqual(wishes, { ...season, venueIds: [venue], returnGapDays: 0 });
  assert.deepEqual(toCalendarQuestion(chosen, form, { every: 90, fields: 3 }), {
    ...season,
    teams: 8,
    algorithm: 'ROUND_ROBIN',
    params: {},
    fields: 3,
  });
});
