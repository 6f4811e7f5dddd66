import type { PublicProfile, Read } from '@traip/contract';
import type { User } from '../../platform/db/schema.ts';
import { fileUrl } from '../../platform/files/files.ts';
import { initialOf } from '../person/player-in-brief.ts';

/** What anybody may know of a person. Those who are not public show no avatar, no bio and only an initial. */
export function publicProfileOf(user: User): Read<typeof PublicProfile> {
  const { userCode, firstName, createdAt: memberSince } = user;
  if (user.privacy === 'PUBLIC') {
    const { surnames, bio, favoriteSport } = user;
    const avatarUrl = fileUrl(user.avatarKey);
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
