import type { PublicProfile, Read } from '@traip/contract';
import { fileUrl } from '../../platform/files/files.ts';
import { initialOf } from '../person/player-in-brief.ts';
import type { PublicPerson } from './queries.ts';

/** Public data of a person. People who are not public show no avatar, no bio and only an initial. */
export function publicProfileOf(user: PublicPerson): Read<typeof PublicProfile> {
  const { userCode, firstName, createdAt: memberSince } = user;
  if (isNamedInFull(user)) {
    const { surnames, bio, favoriteSport } = user;
    const avatarUrl = user.showsPhoto ? fileUrl(user.avatarKey) : null;
    return { userCode, firstName, surnames, avatarUrl, bio, favoriteSport, isPublic: true, memberSince };
  }
  const surnames = initialOf(user.surnames);
  return {
    userCode,
    firstName,
    surnames,
    memberSince,
    isPublic: false,
    avatarUrl: null,
    bio: null,
    favoriteSport: null,
  };
}

export function isNamedInFull({ privacy, publicName }: PublicPerson): boolean {
  return privacy === 'PUBLIC' && publicName === 'FULL';
}
