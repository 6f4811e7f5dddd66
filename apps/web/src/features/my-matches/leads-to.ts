interface OfMine {
  readonly id: string;
  readonly state: string;
  readonly mine: {
    readonly teamIds: readonly string[];
    readonly isReferee: boolean;
    readonly maySeeDesk: boolean;
    readonly orgCode: string;
    readonly isPublic: boolean;
  };
}

/** Where a match of mine leads: to what I do with it. A referee keeps it, a team prepares it, then everybody watches. */
export function leadsTo({ id, state, mine }: OfMine): string {
  if (mine.isReferee && mine.maySeeDesk) return `/dashboard/${mine.orgCode}/matches/${id}`;
  const [teamId] = mine.teamIds;
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  // What has no page for everybody has one for the team.
  const isForTeam = isAhead || !mine.isPublic;
  return isForTeam && teamId !== undefined ? `/my-teams/${teamId}/matches/${id}` : `/m/${id}`;
}
