import { isOverAge } from './age.ts';
import { isForeign } from './foreign.ts';
import type { PlayerFacts } from './person.ts';
import type { IsoDate, PersonId, RegistrationRules } from './rules.ts';

/** A person registered with a team. */
export interface SquadMember extends PlayerFacts {
  readonly kind: 'PLAYER' | 'STAFF';
}

/** One problem of a squad as a whole. */
export type SquadProblem =
  | { readonly code: 'TOO_FEW_PLAYERS' | 'TOO_FEW_STAFF'; readonly have: number; readonly min: number }
  | { readonly code: 'TOO_MANY_PLAYERS' | 'TOO_MANY_STAFF'; readonly have: number; readonly max: number }
  | { readonly code: 'SHIRT_TWICE'; readonly shirt: number; readonly people: readonly PersonId[] }
  | {
      readonly code: 'TOO_MANY_OVER_AGE' | 'TOO_MANY_FOREIGN';
      readonly places: number;
      readonly people: readonly PersonId[];
    }
  | {
      readonly code: 'TOO_FEW_OF_GENDER';
      readonly gender: 'FEMALE' | 'MALE';
      readonly have: number;
      readonly min: number;
    };

/** Every problem of a squad; empty if there are none. */
export function squadProblems(
  squad: readonly SquadMember[],
  rules: RegistrationRules,
  on: IsoDate,
): readonly SquadProblem[] {
  const players = squad.filter(({ kind }) => kind === 'PLAYER');
  return [
    ...countProblems(players.length, squad.length - players.length, rules),
    ...(rules.fixedShirts ? shirtProblems(players) : []),
    ...placeProblems(players, rules, on),
    ...genderProblems(players, rules),
  ];
}

function countProblems(
  players: number,
  staff: number,
  { minPlayers, maxPlayers, minStaff, maxStaff }: RegistrationRules,
): readonly SquadProblem[] {
  const problems: SquadProblem[] = [];
  if (minPlayers !== undefined && players < minPlayers)
    problems.push({ code: 'TOO_FEW_PLAYERS', have: players, min: minPlayers });
  if (maxPlayers !== undefined && players > maxPlayers)
    problems.push({ code: 'TOO_MANY_PLAYERS', have: players, max: maxPlayers });
  if (minStaff !== undefined && staff < minStaff)
    problems.push({ code: 'TOO_FEW_STAFF', have: staff, min: minStaff });
  if (maxStaff !== undefined && staff > maxStaff)
    problems.push({ code: 'TOO_MANY_STAFF', have: staff, max: maxStaff });
  return problems;
}

function shirtProblems(players: readonly SquadMember[]): readonly SquadProblem[] {
  const byShirt = Map.groupBy(players, ({ shirt }) => shirt);
  return [...byShirt]
    .flatMap(([shirt, wearers]) =>
      shirt !== null && wearers.length > 1
        ? [{ code: 'SHIRT_TWICE' as const, shirt, people: idsOf(wearers) }]
        : [],
    )
    .sort((a, b) => a.shirt - b.shirt);
}

function placeProblems(
  players: readonly SquadMember[],
  rules: RegistrationRules,
  on: IsoDate,
): readonly SquadProblem[] {
  const { overAge = 0, foreign = Number.POSITIVE_INFINITY } = rules.exceptions ?? {};
  const older = players.filter((player) => isOverAge(player, rules, on));
  const fromAbroad = players.filter((player) => isForeign(player, rules));
  const problems: SquadProblem[] = [];
  if (older.length > overAge)
    problems.push({ code: 'TOO_MANY_OVER_AGE', places: overAge, people: idsOf(older) });
  if (fromAbroad.length > foreign)
    problems.push({ code: 'TOO_MANY_FOREIGN', places: foreign, people: idsOf(fromAbroad) });
  return problems;
}

/** Whether there are enough players of each gender, in a squad or on the field. */
function genderProblems(
  players: readonly Pick<PlayerFacts, 'gender'>[],
  { gender, minPerGender = 0 }: RegistrationRules,
): readonly SquadProblem[] {
  if (gender !== 'MIXED') return [];
  return (['FEMALE', 'MALE'] as const).flatMap((one) => {
    const have = players.filter((player) => player.gender === one).length;
    return have < minPerGender
      ? [{ code: 'TOO_FEW_OF_GENDER' as const, gender: one, have, min: minPerGender }]
      : [];
  });
}

function idsOf(players: readonly SquadMember[]): readonly PersonId[] {
  return players.map(({ id }) => id).sort();
}
