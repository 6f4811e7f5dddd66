import type {
  CompetitionForm,
  InitialCalendarPreferences,
  TimetablePreferences,
  Write,
} from '@traip/contract';
import type { Choice, Draft, DraftTeam } from './draft.ts';
import { toCategoryInput, toSeasonInput, toTraipInput } from './form-parts.ts';
import { type FormatKey, phasesOf } from './formats.ts';
import { racesOf } from './races.ts';
import { formatOf, overrideOf } from './rotation.ts';
import { weightClassesIn } from './weights.ts';

export type CompetitionFormInput = Write<typeof CompetitionForm>;

/** Dates and fields, as far as given: exact times, or wishes for a search. */
interface CalendarInput {
  readonly timetable?: Write<typeof TimetablePreferences> | null;
  readonly wishes?: Write<typeof InitialCalendarPreferences> | null;
}

export type PhaseNames = Readonly<Record<FormatKey, readonly string[]>>;

/** Maps the draft to the contract's form; validation is up to its shape. */
export function toForm(draft: Draft, names: PhaseNames, calendar: CalendarInput = {}): CompetitionFormInput {
  const { teams } = draft;
  const format = formatOf(draft);
  const phases = phasesOf(format, teams.length || format.teams).map((phase, index) => ({
    ...phase,
    name: names[format.key][index] ?? '',
  }));
  const classes = draft.competitors === 'INDIVIDUAL' ? weightClassesIn(draft.weights) : [];
  const isDrawn = teams.length > 0 && classes.length === 0;
  return {
    ...toHead(draft),
    phases,
    // The order of the list determines the seeds.
    teams: teams.map((team) => toTeamInput(team, draft)),
    competitors: draft.competitors ?? 'TEAM',
    // Without teams, fixtures are generated after registration; with weight classes, after the weigh-in.
    generate: isDrawn,
    weightClasses: classes,
    ...(calendar.timetable && isDrawn && { timetable: calendar.timetable }),
    ...(calendar.wishes && { wishes: calendar.wishes }),
  } as CompetitionFormInput;
}

/** A competition of races has neither teams nor matches. */
export function toRaceForm(draft: Draft, isGolf: boolean): CompetitionFormInput {
  return { ...toHead(draft), phases: [], races: racesOf(draft, isGolf) } as unknown as CompetitionFormInput;
}

function toHead(draft: Draft) {
  return {
    traip: toPart(draft.traip, toTraipInput),
    season: toPart(draft.season, toSeasonInput),
    category: toPart(draft.category, toCategoryInput),
    competition: toCompetitionInput(draft),
    publish: draft.publish,
  };
}

/** Players and pairs have only a name. */
function toTeamInput({ id, name, code, email }: DraftTeam, { invitesContacts, competitors }: Draft) {
  if (competitors !== null && competitors !== 'TEAM') return { name };
  if (id !== undefined) return { id };
  return { name, ...(code && { code }), ...(invitesContacts && email && { email }) };
}

/** How many new teams have a contact to invite. */
export const contactsIn = (teams: readonly DraftTeam[]): number =>
  teams.filter(({ id, email }) => id === undefined && email !== undefined).length;

function toPart<T>({ isNew, chosen, written }: Choice<T>, asForm: (fields: T) => unknown) {
  return isNew ? asForm(written) : { id: chosen };
}

/** Only teams apply for a place; players and pairs are entered. */
function toCompetitionInput(draft: Draft) {
  const { competition, competitors } = draft;
  const { startsOn, endsOn, maxTeams, takesRegistrations, ...rest } = competition;
  return {
    ...rest,
    rulesOverride: overrideOf(draft),
    takesRegistrations: takesRegistrations && (competitors ?? 'TEAM') === 'TEAM',
    startsOn: startsOn === '' ? null : startsOn,
    endsOn: endsOn === '' ? null : endsOn,
    maxTeams: maxTeams === '' ? null : Number(maxTeams),
  };
}
