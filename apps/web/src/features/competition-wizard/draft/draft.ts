import type { AlgorithmKey } from '@traip/engine/formats';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';
import type { FormatKey } from '../format/formats.ts';
import type { CategoryFields, SeasonFields, TraipFields } from './form-parts.ts';

/** Something that exists already, or that is written here. Both are kept while one changes one's mind. */
export interface Choice<Fields> {
  readonly isNew: boolean;
  readonly chosen: string;
  readonly written: Fields;
}

/** A team that exists, or one that is made with the competition; `key` tells it apart while it has no id. */
export interface DraftTeam {
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly code?: string;
}

export interface CompetitionFields {
  readonly name: string;
  readonly description: string;
  readonly privacy: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly takesRegistrations: boolean;
  readonly maxTeams: string;
  readonly rulesOverride: Params;
}

export interface DraftFormat {
  readonly key: FormatKey;
  /** How many teams are expected, until there is a list of them. */
  readonly teams: number;
  /** By algorithm: going back to a format finds it as it was left. */
  readonly params: Partial<Record<AlgorithmKey, Params>>;
  readonly qualifiers: number;
  /** How many of the best of the next position go through too. */
  readonly best: number;
}

export interface DraftCalendar {
  /** From the first kick-off to the last, on each day that is played on. */
  readonly windows: readonly DayWindow[];
  /** Minutes from one kick-off to the next on the same field; null: as the sport needs. */
  readonly every: number | null;
  /** Hours that a team rests between two matches on different days. */
  readonly restHours: number;
  /** How many matches a team plays on one day at most. */
  readonly mostPerTeamAndDay: number;
  /** Minutes that a team rests between two matches of one day. */
  readonly dayRestMinutes: number;
  /** Where to play; none: on every field of the organisation. */
  readonly venueIds: readonly string[];
  /** So many, while the organisation has not written down its own. */
  readonly fields: number;
  readonly blackouts: readonly string[];
  /** Look for dates and fields as soon as the competition is made. */
  readonly planNow: boolean;
}

/** Everything that is written in the wizard, as plain data. */
export interface Draft {
  readonly traip: Choice<TraipFields>;
  readonly season: Choice<SeasonFields>;
  readonly category: Choice<CategoryFields>;
  readonly competition: CompetitionFields;
  readonly format: DraftFormat;
  readonly teams: readonly DraftTeam[];
  readonly calendar: DraftCalendar;
  readonly publish: boolean;
}

const traip: TraipFields = { name: '', sportKey: '', description: '', privacy: 'PUBLIC', code: '' };
const season: SeasonFields = { name: '', startsOn: '', endsOn: '' };
const category: CategoryFields = {
  name: '',
  gender: 'MIXED',
  skillLevel: 'AMATEUR',
  minAge: '',
  maxAge: '',
  sportVariantKey: '',
};

export const emptyDraft: Draft = {
  traip: { isNew: false, chosen: '', written: traip },
  season: { isNew: false, chosen: '', written: season },
  category: { isNew: false, chosen: '', written: category },
  competition: {
    name: '',
    description: '',
    privacy: 'PUBLIC',
    startsOn: '',
    endsOn: '',
    takesRegistrations: false,
    maxTeams: '',
    rulesOverride: {},
  },
  format: { key: 'LEAGUE', teams: 8, params: {}, qualifiers: 2, best: 0 },
  teams: [],
  calendar: {
    windows: [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '18:00' })),
    every: null,
    restHours: 48,
    mostPerTeamAndDay: 1,
    dayRestMinutes: 30,
    venueIds: [],
    fields: 1,
    blackouts: [],
    planNow: false,
  },
  publish: true,
};
