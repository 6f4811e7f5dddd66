import type { PlayerInBrief, Read } from '@traip/contract';
import type { PlayerRow } from '../../platform/db/player-columns.ts';
import { fileUrl } from '../../platform/files/files.ts';

/** The full name, as far as it is visible. */
export function nameOf(person: PlayerRow, isKnown: boolean): string {
  const { firstName, surnames } = playerInBrief(person, isKnown);
  return `${firstName} ${surnames}`.trim();
}

/** `isKnown` is for staff and teammates; others see what is public. All names of people come from here. */
export function playerInBrief(person: PlayerRow, isKnown: boolean): Read<typeof PlayerInBrief> {
  const { id, userCode, firstName, surnames, avatarKey, showsPhoto, publicName, knownAs } = person;
  const photo = isKnown || showsPhoto ? fileUrl(avatarKey) : null;
  const called = isKnown || knownAs === null ? { firstName, surnames } : { firstName: knownAs, surnames: '' };
  if (isKnown || publicName === 'FULL') return { id, userCode, ...called, avatarUrl: photo };
  const anonymous = { id, userCode: null, avatarUrl: null };
  if (publicName === 'HIDDEN') return { ...anonymous, firstName: '', surnames: '' };
  return { ...anonymous, ...called, surnames: initialOf(called.surnames) };
}

export function initialOf(surnames: string): string {
  const [initial] = surnames;
  return initial === undefined ? '' : `${initial}.`;
}
