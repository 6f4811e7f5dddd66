import type { CalendarPreferences, CalendarQuestion, Write } from '@traip/contract';
import { fieldMinutes, plannedMinutes } from '@traip/engine';
import { daysAfter } from '../../../i18n/madrid.ts';
import { rulesOf } from '../../../ui/standings/rules-of.ts';
import type { Draft } from './draft.ts';
import { overrideOf } from './rotation.ts';
import type { CompetitionFormInput } from './to-form.ts';

interface VenueFields {
  readonly id: string;
  readonly fields: readonly unknown[];
}

/** All venues if none is selected; null where there are no venues. */
export function countFields(venues: readonly VenueFields[], chosen: readonly string[]): number | null {
  if (venues.length === 0) return null;
  const selected = venues.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return selected.reduce((sum, { fields }) => sum + fields.length, 0);
}

const changeoverMinutes = 15;
const minMatchMinutes = 5;
const maxSeasonDays = 399;
const intervalStep = 5;
/** Until a sport is chosen. */
const defaultInterval = 120;

/** As typed, or the length of a match of the sport plus the changeover. */
export function kickOffInterval(draft: Draft, variant = ''): number {
  if (draft.calendar.every !== null) return draft.calendar.every;
  const rules = rulesOf({
    category: { sportVariantKey: variant },
    rulesOverride: overrideOf(draft),
  });
  if (rules === null) return defaultInterval;
  // The calendar search keeps a field for a whole match; on the one-page form these are tee times.
  if (draft.calendar.hasHours && fieldMinutes(rules) < plannedMinutes(rules)) return fieldMinutes(rules);
  const changeover = rules.partners === null ? changeoverMinutes : intervalStep;
  return Math.ceil((plannedMinutes(rules) + changeover) / intervalStep) * intervalStep;
}

/** The match length, only where it differs from the kick-off interval: on a golf course. */
export function lengthBeside(draft: Draft, variant = ''): { readonly lasts?: number } {
  const rules = rulesOf({ category: { sportVariantKey: variant }, rulesOverride: overrideOf(draft) });
  if (rules === null || fieldMinutes(rules) === plannedMinutes(rules)) return {};
  return { lasts: Math.max(plannedMinutes(rules), kickOffInterval(draft, variant)) };
}

/** The calendar input in the contract's shape; null without a first day. */
function seasonInput({ calendar, competition: { startsOn, endsOn } }: Draft, every: number) {
  if (startsOn === '') return null;
  const minutes = Math.max(minMatchMinutes, every - changeoverMinutes);
  const latest = daysAfter(startsOn, maxSeasonDays);
  return {
    firstDay: startsOn,
    lastDay: endsOn >= startsOn && endsOn < latest ? endsOn : latest,
    windows: calendar.windows.map((window) => ({ ...window, every })),
    minutes,
    turnaround: every - minutes,
    restHours: calendar.restHours,
    mostPerTeamAndDay: calendar.mostPerTeamAndDay,
    dayRestMinutes: calendar.dayRestMinutes,
    // Playing every day is deliberate, so crowding is not limited.
    ...(calendar.restHours < 24 && { crowding: null }),
    closedDates: calendar.blackouts.map((date) => ({ from: date, to: date })),
  };
}

const isComplete = ({ windows }: Draft['calendar']) =>
  windows.length > 0 && windows.every(({ from, to }) => from !== '' && to !== '' && from <= to);

/** Estimated before the phase exists; null while the input is incomplete. */
export function toCalendarQuestion(
  draft: Draft,
  form: CompetitionFormInput,
  { every, fields }: { readonly every: number; readonly fields: number },
): Write<typeof CalendarQuestion> | null {
  const season = seasonInput(draft, every);
  const phase = form.phases[0];
  const teams = draft.teams.length || draft.format.teams;
  if (season === null || phase === undefined || teams < 2 || !isComplete(draft.calendar)) return null;
  return { ...season, teams, algorithm: phase.algorithm, params: phase.params ?? {}, fields };
}

/** The search request for the first phase. */
export function toCalendarWishes(draft: Draft, every: number): Write<typeof CalendarPreferences> | null {
  const season = seasonInput(draft, every);
  if (season === null || !isComplete(draft.calendar)) return null;
  const { venueIds, mostPerTeamAndDay } = draft.calendar;
  // Return matches on a tournament day need no gap of weeks.
  return { ...season, venueIds: [...venueIds], ...(mostPerTeamAndDay > 1 && { returnGapDays: 0 }) };
}
