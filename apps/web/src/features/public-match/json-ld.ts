import type { PublicMatchData } from './data/load.ts';

function eventStatus({ state, postponed }: PublicMatchData): string {
  if (state === 'CANCELLED') return 'EventCancelled';
  return postponed === null ? 'EventScheduled' : 'EventPostponed';
}

/** `pageAt` returns the URL of a page in this page's language. */
export function jsonLdOf(
  match: PublicMatchData,
  pageAt: (path: string) => string,
  shortBout: (method: string) => string,
) {
  const { id, home, away, kickOff, postponed, venue, competition, organization } = match;
  // Search engines expect the original date of a postponed event.
  const startDate = kickOff ?? postponed?.from ?? null;
  const team = (side: PublicMatchData['home']) => {
    if (side === null) return undefined;
    const type = side.competitorKind === 'INDIVIDUAL' ? 'Person' : 'SportsTeam';
    return {
      '@type': type,
      '@id': pageAt(`/team/${side.id}`),
      name: side.name,
      url: pageAt(`/team/${side.id}`),
    };
  };
  const url = pageAt(`/m/${id}`);
  const competitionUrl = pageAt(`/c/${competition.id}`);
  const organiserUrl = pageAt(`/o/${organization.orgCode}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    name: [home?.name, away?.name].filter(Boolean).join(' – ') || competition.name,
    url,
    ...resultOf(match, shortBout),
    ...(startDate === null ? {} : { startDate }),
    eventStatus: `https://schema.org/${eventStatus(match)}`,
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)].filter((side) => side !== undefined),
    superEvent: {
      '@type': 'SportsEvent',
      '@id': competitionUrl,
      name: competition.name,
      url: competitionUrl,
    },
    organizer: {
      '@type': 'SportsOrganization',
      '@id': organiserUrl,
      name: organization.name,
      url: organiserUrl,
    },
    ...(venue === null
      ? {}
      : {
          location: {
            '@type': 'Place',
            name: venue.name,
            address: venue.address ?? venue.city ?? venue.name,
          },
        }),
  };
}

/** schema.org has no term for a score, so it goes into the description. */
function resultOf(
  { home, away, score, state, ending }: PublicMatchData,
  shortBout: (method: string) => string,
) {
  const isOver = state === 'FINISHED' || state === 'CLOSED';
  if (!isOver || score === null || home === null || away === null) return {};
  if (ending?.bout?.isJudged) {
    const [first, second] = ending.winner === 'AWAY' ? [away, home] : [home, away];
    return { description: `${first.name} – ${second.name}: ${shortBout(ending.bout.method)}` };
  }
  return { description: `${home.name} ${score.home}–${score.away} ${away.name}` };
}

export function crumbsOf({ id, organization, traip, competition, home, away }: PublicMatchData) {
  return [
    { name: organization.name, path: `/o/${organization.orgCode}` },
    { name: traip.name, path: `/t/${traip.code}` },
    { name: competition.name, path: `/c/${competition.id}` },
    { name: [home?.name, away?.name].filter(Boolean).join(' – ') || competition.name, path: `/m/${id}` },
  ];
}
