interface MyMatchLink {
  readonly id: string;
  readonly competition: { readonly id: string };
  readonly state: string;
  readonly mine: {
    readonly teamIds: readonly string[];
    readonly isReferee: boolean;
    readonly maySeeDesk: boolean;
    readonly orgCode: string;
    readonly isMember: boolean;
    readonly isPublic: boolean;
  };
}

/** Where a match of mine leads: to what I do with it. A referee keeps it, a team prepares it, then everybody watches. */
export function matchHref({ id, state, competition, mine }: MyMatchLink): string {
  if (mine.isReferee && mine.maySeeDesk) return `/dashboard/${mine.orgCode}/matches/${id}`;
  const [teamId] = mine.teamIds;
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  // What has no page for everybody has one for the team.
  const isForTeam = isAhead || !mine.isPublic;
  if (isForTeam && teamId !== undefined) return `/my-teams/${teamId}/matches/${id}`;
  if (mine.isPublic) return `/m/${id}`;
  // Who whistles no longer, and plays for neither: what is left is the competition, inside its organisation.
  return mine.isMember ? `/dashboard/${mine.orgCode}/competitions/${competition.id}` : '/my-matches';
}
