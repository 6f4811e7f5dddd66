import type { TimetablePreferences, Write } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { daysAfter, weekdayOf } from '../../../i18n/madrid.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { FormatKey } from './formats.ts';
import { proposedRepechage } from './proposals.ts';
import { isFormatAvailable } from './rotation.ts';

export const quickFormats = [
  'LEAGUE',
  'GROUPS_KNOCKOUT',
  'KNOCKOUT',
  'SWISS',
  'AMERICANO',
  'MEXICANO',
] as const satisfies readonly FormatKey[];
export type QuickFormat = (typeof quickFormats)[number];

const maxPerDay = 12;
const saturday = 6;

function nextSaturday(today: string): string {
  return daysAfter(today, (saturday - weekdayOf(today) + 7) % 7 || 7);
}

const window = (weekday: number) => ({ weekday, from: '10:00', to: '21:00' });

/** Losing semi-finalists play on. */
const withThirdPlace = { QUALIFY: { thirdPlace: true }, SINGLE_ELIM: { thirdPlace: true } };

/** A new competition on one page: everything but the name and the teams has a default. */
export function quickDraft(today: string): Draft {
  return {
    ...emptyDraft,
    traip: {
      ...emptyDraft.traip,
      isNew: true,
      written: { ...emptyDraft.traip.written, sportKey: 'FOOTBALL' },
    },
    season: { ...emptyDraft.season, isNew: true },
    category: { ...emptyDraft.category, isNew: true },
    competition: { ...emptyDraft.competition, startsOn: nextSaturday(today) },
    format: { ...emptyDraft.format, params: withThirdPlace },
    calendar: {
      ...emptyDraft.calendar,
      windows: [window(saturday)],
      dayRestMinutes: 0,
      fields: 2,
      hasHours: true,
    },
  };
}

/** Another sport has other variants and rules; combat sports default to a knockout with two bronzes. */
export function withSport(draft: Draft, sportKey: SportKey, variant: string): Draft {
  const isCombat = proposedRepechage(variant) !== null;
  const formed = isCombat ? withFormat(draft, 'KNOCKOUT') : draft;
  return {
    ...formed,
    format: {
      ...formed.format,
      key: isFormatAvailable(formed.format.key, variant) ? formed.format.key : 'LEAGUE',
      params: isCombat ? {} : withThirdPlace,
    },
    traip: { ...draft.traip, isNew: true, written: { ...draft.traip.written, sportKey } },
    category: {
      ...draft.category,
      isNew: true,
      written: { ...draft.category.written, sportVariantKey: variant },
    },
    competition: { ...draft.competition, rulesOverride: {} },
    competitors: null,
    calendar: { ...formed.calendar, every: null },
  };
}

/** Leagues are played week by week; anything else in one go. */
export function withFormat(draft: Draft, key: QuickFormat): Draft {
  const isPacked = key !== 'LEAGUE';
  return { ...withPace(draft, isPacked ? 'PACKED' : 'ROUNDS'), format: { ...draft.format, key } };
}

export type Pace = Write<typeof TimetablePreferences>['pace'];

export const paceOf = ({ calendar }: Draft): Pace => (calendar.mostPerTeamAndDay > 1 ? 'PACKED' : 'ROUNDS');

export function withPace(draft: Draft, pace: Pace): Draft {
  const isPacked = pace === 'PACKED';
  const rhythm = { mostPerTeamAndDay: isPacked ? maxPerDay : 1, restHours: isPacked ? 0 : 48 };
  const isCalled = isPacked && draft.calendar.isCalled;
  return { ...draft, calendar: { ...draft.calendar, ...rhythm, isCalled } };
}

/** Called matches are played in one go, never week by week. */
export function withCalls(draft: Draft, isCalled: boolean): Draft {
  const packed = isCalled ? withPace(draft, 'PACKED') : draft;
  return { ...packed, calendar: { ...packed.calendar, isCalled } };
}

/** With a single playing weekday, it follows the first day. */
export function withFirstDay(draft: Draft, startsOn: string): Draft {
  const { windows } = draft.calendar;
  const [only] = windows;
  const follows = startsOn !== '' && only !== undefined && windows.length === 1;
  return {
    ...draft,
    competition: { ...draft.competition, startsOn },
    ...(follows && { calendar: { ...draft.calendar, windows: [{ ...only, weekday: weekdayOf(startsOn) }] } }),
  };
}

/** At least one weekday stays. */
export function withWeekday(draft: Draft, weekday: number): Draft {
  const { windows } = draft.calendar;
  const others = windows.filter((own) => own.weekday !== weekday);
  const [like] = windows;
  const added = [...windows, { ...(like ?? window(weekday)), weekday }].sort(
    (one, other) => one.weekday - other.weekday,
  );
  const next = others.length === windows.length ? added : others;
  return next.length === 0 ? draft : { ...draft, calendar: { ...draft.calendar, windows: next } };
}

export function withFirstKickOff(draft: Draft, from: string): Draft {
  const latest = '21:00';
  const windows = draft.calendar.windows.map((own) => ({
    ...own,
    from,
    to: from > latest ? '23:59' : latest,
  }));
  return { ...draft, calendar: { ...draft.calendar, windows } };
}

interface DefaultNames {
  readonly category: string;
  readonly venue: string;
  readonly field: (number: number) => string;
}

/** With defaults for empty names. */
export function withNames(draft: Draft, { category }: DefaultNames): Draft {
  const { name, startsOn } = draft.competition;
  const { traip, season, category: of } = draft;
  return {
    ...draft,
    traip: { ...traip, written: { ...traip.written, name: traip.written.name || name } },
    season: { ...season, written: { ...season.written, name: season.written.name || startsOn.slice(0, 4) } },
    category: { ...of, written: { ...of.written, name: of.written.name || category } },
  };
}

/** Null while a day or an hour is missing. */
export function timetableOf(
  { calendar, competition: { startsOn } }: Draft,
  every: number,
  names: DefaultNames,
): Write<typeof TimetablePreferences> | null {
  const { windows, dayRestMinutes: rest, mostPerTeamAndDay, blackouts, venueIds, fields } = calendar;
  const [first] = windows;
  if (startsOn === '' || first === undefined || first.from === '' || first.to === '') return null;
  const [venueId] = venueIds;
  const named = Array.from({ length: fields }, (_, index) => names.field(index + 1));
  return {
    firstDay: startsOn,
    weekdays: windows.map(({ weekday }) => weekday),
    firstKickOff: windows.map(({ from }) => from).sort()[0] ?? first.from,
    lastKickOff:
      windows
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? first.to,
    every,
    rest,
    pace: mostPerTeamAndDay > 1 ? 'PACKED' : 'ROUNDS',
    mode: calendar.isCalled ? 'CALLED' : 'HOURS',
    closedDates: [...blackouts],
    venue: venueId === undefined ? { name: names.venue, fields: named } : { id: venueId, fields },
  };
}
