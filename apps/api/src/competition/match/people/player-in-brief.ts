import type { PlayerInBrief, Read } from '@traip/contract';
import { fileUrl } from '../../../platform/files/files.ts';
import type { PersonRow } from './queries.ts';

/** Somebody's name in one piece. */
export function nameOf(person: PersonRow, isKnown: boolean): string {
  const { firstName, surnames } = playerInBrief(person, isKnown);
  return `${firstName} ${surnames}`.trim();
}

/** `isKnown`: to staff and team mates. Everybody else is told of a person what the person tells everybody. */
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
