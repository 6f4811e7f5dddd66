import type { CompetitionForm, FirstWishes, TimetableWishes, Write } from '@traip/contract';
import type { Choice, CompetitionFields, Draft } from './draft.ts';
import { toCategoryInput, toSeasonInput, toTraipInput } from './form-parts.ts';
import { type FormatKey, phasesOf } from './formats.ts';

export type CompetitionFormInput = Write<typeof CompetitionForm>;

/** When and where, as far as it was said: hours at once, or wishes for a search. */
interface CalendarSaid {
  readonly timetable?: Write<typeof TimetableWishes> | null;
  readonly wishes?: Write<typeof FirstWishes> | null;
}

export type PhaseNames = Readonly<Record<FormatKey, readonly string[]>>;

/** Maps the draft to the contract's form; validation is up to its shape. */
export function toForm(draft: Draft, names: PhaseNames, said: CalendarSaid = {}): CompetitionFormInput {
  const { format, teams, publish } = draft;
  const phases = phasesOf(format, teams.length || format.teams).map((phase, index) => ({
    ...phase,
    name: names[format.key][index] ?? '',
  }));
  return {
    traip: toPart(draft.traip, toTraipInput),
    season: toPart(draft.season, toSeasonInput),
    category: toPart(draft.category, toCategoryInput),
    competition: toCompetitionInput(draft.competition),
    phases,
    // The order of the list is the seeding.
    teams: teams.map(({ id, name, code }) => (id === undefined ? { name, ...(code && { code }) } : { id })),
    // Without teams there are no fixtures: they are generated after registration.
    generate: teams.length > 0,
    publish,
    ...(said.timetable && teams.length > 0 && { timetable: said.timetable }),
    ...(said.wishes && { wishes: said.wishes }),
  } as CompetitionFormInput;
}

function toPart<T>({ isNew, chosen, written }: Choice<T>, asForm: (fields: T) => unknown) {
  return isNew ? asForm(written) : { id: chosen };
}

function toCompetitionInput({ startsOn, endsOn, maxTeams, ...rest }: CompetitionFields) {
  return {
    ...rest,
    startsOn: startsOn === '' ? null : startsOn,
    endsOn: endsOn === '' ? null : endsOn,
    maxTeams: maxTeams === '' ? null : Number(maxTeams),
  };
}
