import { grantableTeamRoles } from '@traip/contract';
import type { TableRow } from '../person/table/find-duplicates.ts';

/** A row as it would be entered. One name is enough, so missing surnames are no problem. */
export function tablePerson({ line, person, problems }: TableRow) {
  const {
    firstName,
    surnames,
    birthday,
    gender,
    nationality,
    document,
    email,
    phone,
    shirt,
    position,
    knownAs,
    role,
  } = person;
  return {
    line,
    person: {
      firstName: firstName ?? '',
      surnames: surnames ?? '',
      birthday,
      gender,
      nationality,
      document: document?.number ?? null,
      email,
      phone,
      shirt,
      position,
      knownAs,
      isDelegate: role === 'DELEGATE',
      role: grantableTeamRoles.find((one) => one === role) ?? ('MEMBER' as const),
    },
    problems: problems
      .filter(({ field, code }) => !(field === 'surnames' && code === 'MISSING'))
      .map(({ field, code, value, sameAs = null }) => ({ field, code, value, sameAs })),
  };
}
