import type { CompetitionForm, Write } from '@traip/contract';
import { type FormatKey, phasesOf } from '../format/formats.ts';
import type { Choice, Draft, CompetitionFields } from './draft.ts';
import { toCategoryInput, toSeasonInput, toTraipInput } from './form-parts.ts';

export type CompetitionFormInput = Write<typeof CompetitionForm>;

/** What the phases of each format are called, in the reader's language. */
export type PhaseNames = Readonly<Record<FormatKey, readonly string[]>>;

/** The draft as the contract's form has it: valid or not is for its shape to say. */
export function toForm(draft: Draft, names: PhaseNames): CompetitionFormInput {
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
    // In the order of the list they are seeded.
    teams: teams.map(({ id, name, code }) => (id === undefined ? { name, ...(code && { code }) } : { id })),
    // Without teams there is nobody to play: fixtures come when registration is over.
    generate: teams.length > 0,
    publish,
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
