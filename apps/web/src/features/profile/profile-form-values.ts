import type { ClubUser } from '../../lib/session/index.ts';

/** What is known of somebody, as a form starts with it. */
export function formOf({ firstName, surnames, birthday, favoriteSport, bio, locale, privacy }: ClubUser) {
  const filled = { firstName, surnames, bio: bio ?? '', locale, privacy };
  return { ...filled, birthday: birthday ?? '', ...(favoriteSport && { favoriteSport }) };
}
