import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withProposals } from './proposals.ts';
import {
  paceOf,
  quickDraft,
  timetableOf,
  withFirstDay,
  withFirstKickOff,
  withFormat,
  withNames,
  withPace,
  withSport,
  withWeekday,
} from './quick-draft.ts';

const names = { category: 'General', venue: 'Polideportivo', field: (number: number) => `Campo ${number}` };
const days = (draft: ReturnType<typeof quickDraft>) => draft.calendar.windows.map(({ weekday }) => weekday);

describe('a quick start', () => {
  it('begins next Saturday, or a week later if today is Saturday', () => {
    assert.equal(quickDraft('2026-11-17').competition.startsOn, '2026-11-21');
    assert.equal(quickDraft('2026-11-21').competition.startsOn, '2026-11-28');
  });

  it('plays on the weekday of its first day, until several are chosen', () => {
    const friday = withFirstDay(quickDraft('2026-11-17'), '2026-11-20');
    assert.deepEqual(days(friday), [5]);
    const both = withWeekday(friday, 3);
    assert.deepEqual(days(both), [3, 5]);
    assert.deepEqual(days(withFirstDay(both, '2026-11-22')), [3, 5]);
    assert.deepEqual(days(withWeekday(withWeekday(both, 3), 5)), [5], 'one day stays');
  });

  it('plays a league week by week and anything else in one go, by default', () => {
    const draft = quickDraft('2026-11-17');
    assert.equal(paceOf(withFormat(draft, 'LEAGUE')), 'ROUNDS');
    assert.equal(paceOf(withFormat(draft, 'GROUPS_KNOCKOUT')), 'PACKED');
    assert.equal(paceOf(withPace(withFormat(draft, 'LEAGUE'), 'PACKED')), 'PACKED');
  });

  it('proposes the bronzes of a combat sport, and a match for third place elsewhere', () => {
    const judo = withSport(quickDraft('2026-11-17'), 'MARTIAL_ARTS', 'JUDO');
    assert.equal(judo.format.key, 'KNOCKOUT');
    assert.deepEqual(withProposals(judo, 'JUDO').format.params.SINGLE_ELIM, {
      repechage: 'QUARTERFINAL_LOSERS',
    });
    const chosen = { ...judo, format: { ...judo.format, params: { SINGLE_ELIM: { repechage: 'NONE' } } } };
    assert.deepEqual(withProposals(chosen, 'JUDO').format.params.SINGLE_ELIM, { repechage: 'NONE' });
    const again = withSport(judo, 'FOOTBALL', 'FOOTBALL_11');
    assert.deepEqual(withProposals(again, 'FOOTBALL_11').format.params.SINGLE_ELIM, { thirdPlace: true });
  });

  it('fills in default names, and keeps what was typed', () => {
    const draft = quickDraft('2026-11-17');
    const typed = { ...draft, competition: { ...draft.competition, name: 'San Juan' } };
    const named = withNames(typed, names);
    assert.deepEqual(
      [named.traip.written.name, named.season.written.name, named.category.written.name],
      ['San Juan', '2026', 'General'],
    );
    const own = withNames(
      { ...typed, season: { ...typed.season, written: { ...typed.season.written, name: 'Verano' } } },
      names,
    );
    assert.equal(own.season.written.name, 'Verano');
  });

  it("sends when and where it's played", () => {
    const draft = withFirstKickOff(withFormat(quickDraft('2026-11-17'), 'KNOCKOUT'), '09:30');
    assert.deepEqual(timetableOf(draft, 40, names), {
      firstDay: '2026-11-21',
      weekdays: [6],
      firstKickOff: '09:30',
      lastKickOff: '21:00',
      every: 40,
      rest: 0,
      mode: 'HOURS',
      pace: 'PACKED',
      closedDates: [],
      venue: { name: 'Polideportivo', fields: ['Campo 1', 'Campo 2'] },
    });
    assert.equal(timetableOf(withFirstDay(draft, ''), 40, names), null);
    assert.equal(timetableOf(withFirstKickOff(draft, ''), 40, names), null);
  });
});
