import type { PlayerInBrief, Read } from '@traip/contract';
import { fileUrl } from '../../../platform/files/files.ts';
import type { PersonRow } from './queries.ts';

/** The full name, as far as it is visible. */
export function nameOf(person: PersonRow, isKnown: boolean): string {
  const { firstName, surnames } = playerInBrief(person, isKnown);
  return `${firstName} ${surnames}`.trim();
}

/** `isKnown` is for staff and teammates; others see what the person makes public. */
export function playerInBrief(person: PersonRow, isKnown: boolean): Read<typeof PlayerInBrief> {
  const { id, userCode, firstName, surnames } = person;
  if (isKnown || person.privacy === 'PUBLIC')
    return { id, userCode, firstName, surnames, avatarUrl: fileUrl(person.avatarKey) };
  const [initial] = surnames;
  return {
    id,
    userCode: null,
    firstName,
    avatarUrl: null,
    surnames: initial === undefined ? '' : `${initial}.`,
  };
}
