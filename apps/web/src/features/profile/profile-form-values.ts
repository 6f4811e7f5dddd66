import type { ClubUser } from '../../lib/session/index.ts';

/** The initial form values from a profile. */
export function formOf({ firstName, surnames, birthday, favoriteSport, bio, locale, privacy }: ClubUser) {
  const filled = { firstName, surnames, bio: bio ?? '', locale, privacy };
  return { ...filled, birthday: birthday ?? '', ...(favoriteSport && { favoriteSport }) };
}
