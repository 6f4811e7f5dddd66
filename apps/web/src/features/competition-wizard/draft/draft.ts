import type { CompetitorKind } from '@traip/engine';
import type { AlgorithmKey } from '@traip/engine/formats';
import type { Params } from '../../../ui/broker-params/control-of.ts';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';
import type { CategoryFields, SeasonFields, TraipFields } from './form-parts.ts';
import type { FormatKey } from './formats.ts';

/**
 * An existing item, or the fields of a new one. Both are kept while switching. Drafts in local storage use
 * these names.
 */
export interface Choice<Fields> {
  readonly isNew: boolean;
  readonly chosen: string;
  readonly written: Fields;
}

/** An existing team, or a new one; `key` identifies it while it has no id. */
export interface DraftTeam {
  readonly key: string;
  readonly id?: string;
  readonly name: string;
  readonly code?: string;
  /** Who is invited to run a new team. */
  readonly email?: string;
}

/** A race as typed. */
export interface DraftRace {
  readonly name: string;
  readonly km: string;
  /** For golf; older drafts have none. */
  readonly golf?: DraftGolf | undefined;
}

export interface DraftGolf {
  readonly rounds: number;
  readonly holes: 9 | 18;
  readonly rankedBy: 'GROSS' | 'NET' | 'STABLEFORD';
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
  /** Expected teams, until there is a list. */
  readonly teams: number;
  /** By algorithm, so that switching formats back restores them. */
  readonly params: Partial<Record<AlgorithmKey, Params>>;
  readonly qualifiers: number;
  /** How many of the best of the next position qualify too. */
  readonly best: number;
  /** The places of a league that play on; older drafts have none. */
  readonly playOff?: { readonly from: number; readonly teams: number };
  /** How many of each group of a main round reach the finals; older drafts have none. */
  readonly finalists?: number;
}

export interface DraftCalendar {
  /** From the first to the last kick-off of each playing day. */
  readonly windows: readonly DayWindow[];
  /** Null: the default of the sport. */
  readonly every: number | null;
  /** Between two matches on different days. */
  readonly restHours: number;
  readonly mostPerTeamAndDay: number;
  /** Between two matches of one day. */
  readonly dayRestMinutes: number;
  /** Empty: every field of the organisation. */
  readonly venueIds: readonly string[];
  /** Used while the organisation has no venues. */
  readonly fields: number;
  readonly blackouts: readonly string[];
  /** Search for dates and fields right after creation. */
  readonly planNow: boolean;
  /** Give every match a time and a field right away, without a search. */
  readonly hasHours: boolean;
  /** No times: the next match goes to the first free court. */
  readonly isCalled: boolean;
}

/** Everything typed in the wizard, as plain data. */
export interface Draft {
  readonly traip: Choice<TraipFields>;
  readonly season: Choice<SeasonFields>;
  readonly category: Choice<CategoryFields>;
  readonly competition: CompetitionFields;
  readonly format: DraftFormat;
  readonly teams: readonly DraftTeam[];
  /** Null: the usual competitors of the sport. */
  readonly competitors: CompetitorKind | null;
  /** The weight classes of a combat sport, as typed. With them, the draw waits for the weigh-in. */
  readonly weights: string;
  /** The races, for a competition of races. */
  readonly races: readonly DraftRace[];
  readonly calendar: DraftCalendar;
  readonly publish: boolean;
  /** Whether the contacts of new teams are invited on creation. */
  readonly invitesContacts: boolean;
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
  competitors: null,
  weights: '',
  races: [{ name: '', km: '' }],
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
    hasHours: false,
    isCalled: false,
  },
  publish: true,
  invitesContacts: true,
};
