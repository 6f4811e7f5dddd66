import { type Refusal, refuse } from '@traip/contract';
import type { Ineligibility, RegistrationRules, SquadProblem } from '@traip/engine/registration';
import { type OpenSquad, placeOf } from './open-squad.ts';
import type { EntryPlan } from './plan-entry.ts';
import { problemsOf, standingOf } from './standing.ts';

type SquadWithRules = OpenSquad & { readonly rules: RegistrationRules };

/** Problems of a squad that may still grow. */
export const notYet: readonly SquadProblem['code'][] = [
  'TOO_FEW_PLAYERS',
  'TOO_FEW_STAFF',
  'TOO_FEW_OF_GENDER',
];

/** Why the rules don't allow a squad: its own problems, and those of new or changed people. */
export function rulesRefusal(
  squad: SquadWithRules,
  { added, changed, after }: EntryPlan,
): Refusal<'SQUAD_AGAINST_RULES' | 'TRANSFERS_CLOSED'> | null {
  const rows = new Map(squad.rows.map((row) => [row.id, row]));
  const placesOf = (licences: EntryPlan['after']) =>
    licences.flatMap((licence) => {
      const row = rows.get(licence.personId);
      return row ? [placeOf(row, licence)] : [];
    });
  const places = placesOf(after);
  const problems = problemsOf(places, squad).filter(({ code }) => !notYet.includes(code));
  const people = placesOf([...added, ...changed]).flatMap((place) => {
    const { reasons } = standingOf(place, places, squad);
    return reasons.length === 0 ? [] : [{ personId: place.person.id, reasons }];
  });
  if (problems.length + people.length === 0) return null;
  const closed = problems.length === 0 ? transfersClosed(squad, people) : null;
  if (closed) return closed;
  return refuse('SQUAD_AGAINST_RULES', { field: 'people', details: { problems, people } });
}

interface IneligiblePerson {
  readonly personId: string;
  readonly reasons: readonly Ineligibility[];
}

/** With transfer windows, only the time can prevent a transfer. */
function transfersClosed(
  { rules }: SquadWithRules,
  people: readonly IneligiblePerson[],
): Refusal<'TRANSFERS_CLOSED'> | null {
  const { transferWindow } = rules;
  const isOnlyTime = people.every(({ reasons }) => reasons.every(({ code }) => code === 'OTHER_TEAM'));
  if (transferWindow === undefined || !isOnlyTime) return null;
  const personIds = people.map(({ personId }) => personId);
  return refuse('TRANSFERS_CLOSED', { field: 'people', details: { ...transferWindow, personIds } });
}
