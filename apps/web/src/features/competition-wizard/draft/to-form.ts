import type { CompetitionForm, Write } from '@traip/contract';
import { type FormatKey, phasesOf } from '../format/formats.ts';
import type { Choice, Draft, WrittenCompetition } from './draft.ts';
import { categoryWritten, seasonWritten, traipWritten } from './form-parts.ts';

export type WrittenForm = Write<typeof CompetitionForm>;

/** What the phases of each format are called, in the reader's language. */
export type PhaseNames = Readonly<Record<FormatKey, readonly string[]>>;

/** The draft as the contract's form has it: valid or not is for its shape to say. */
export function formOf(draft: Draft, names: PhaseNames): WrittenForm {
  const { format, teams, publish } = draft;
  const phases = phasesOf(format, teams.length || format.teams).map((phase, index) => ({
    ...phase,
    name: names[format.key][index] ?? '',
  }));
  return {
    traip: chosenOr(draft.traip, traipWritten),
    season: chosenOr(draft.season, seasonWritten),
    category: chosenOr(draft.category, categoryWritten),
    competition: competitionOf(draft.competition),
    phases,
    // In the order of the list they are seeded.
    teams: teams.map(({ id, name, code }) => (id === undefined ? { name, ...(code && { code }) } : { id })),
    // Without teams there is nobody to play: fixtures come when registration is over.
    generate: teams.length > 0,
    publish,
  } as WrittenForm;
}

function chosenOr<T>({ isNew, chosen, written }: Choice<T>, asForm: (written: T) => unknown) {
  return isNew ? asForm(written) : { id: chosen };
}

function competitionOf({ startsOn, endsOn, maxTeams, ...rest }: WrittenCompetition) {
  return {
    ...rest,
    startsOn: startsOn === '' ? null : startsOn,
    endsOn: endsOn === '' ? null : endsOn,
    maxTeams: maxTeams === '' ? null : Number(maxTeams),
  };
}
