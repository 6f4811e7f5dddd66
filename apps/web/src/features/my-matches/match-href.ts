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

/** Referees go to the desk, teams to the lineup before the match, everyone else to the public page. */
export function matchHref({ id, state, competition, mine }: MyMatchLink): string {
  if (mine.isReferee && mine.maySeeDesk) return `/dashboard/${mine.orgCode}/matches/${id}`;
  const [teamId] = mine.teamIds;
  const isUpcoming = state === 'CREATED' || state === 'SCHEDULED';
  // Without a public page, the team's page is used.
  const isForTeam = isUpcoming || !mine.isPublic;
  if (isForTeam && teamId !== undefined) return `/my-teams/${teamId}/matches/${id}`;
  if (mine.isPublic) return `/m/${id}`;
  // Neither referee nor player any more: show the competition in its organisation.
  return mine.isMember ? `/dashboard/${mine.orgCode}/competitions/${competition.id}` : '/my-matches';
}
