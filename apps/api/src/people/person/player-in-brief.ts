import type { PlayerInBrief, Read } from '@traip/contract';
import type { PlayerRow } from '../../platform/db/player-columns.ts';
import { fileUrl } from '../../platform/files/files.ts';

/** The full name, as far as it is visible. */
export function nameOf(person: PlayerRow, isKnown: boolean): string {
  const { firstName, surnames } = playerInBrief(person, isKnown);
  return `${firstName} ${surnames}`.trim();
}

/** `isKnown` is for staff and teammates; others see what is public. Whoever names a person asks here. */
export function playerInBrief(person: PlayerRow, isKnown: boolean): Read<typeof PlayerInBrief> {
  const { id, userCode, firstName, surnames, avatarKey, showsPhoto, publicName } = person;
  const photo = isKnown || showsPhoto ? fileUrl(avatarKey) : null;
  if (isKnown || publicName === 'FULL') return { id, userCode, firstName, surnames, avatarUrl: photo };
  const stranger = { id, userCode: null, avatarUrl: null };
  if (publicName === 'HIDDEN') return { ...stranger, firstName: '', surnames: '' };
  return { ...stranger, firstName, surnames: initialOf(surnames) };
}

export function initialOf(surnames: string): string {
  const [initial] = surnames;
  return initial === undefined ? '' : `${initial}.`;
}
