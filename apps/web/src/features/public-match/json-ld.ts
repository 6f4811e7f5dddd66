import type { PublicMatchData } from './data/load.ts';

function eventStatus({ state, postponed }: PublicMatchData): string {
  if (state === 'CANCELLED') return 'EventCancelled';
  return postponed === null ? 'EventScheduled' : 'EventPostponed';
}

export function jsonLdOf(match: PublicMatchData, url: string) {
  const { home, away, kickOff, postponed, venue, competition } = match;
  // Search engines want the date that a postponed event had.
  const startDate = kickOff ?? postponed?.from ?? null;
  const team = (side: PublicMatchData['home']) =>
    side === null
      ? undefined
      : { '@type': side.competitorKind === 'INDIVIDUAL' ? 'Person' : 'SportsTeam', name: side.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: [home?.name, away?.name].filter(Boolean).join(' – ') || competition.name,
    url,
    ...(startDate === null ? {} : { startDate }),
    eventStatus: `https://schema.org/${eventStatus(match)}`,
    homeTeam: team(home),
    awayTeam: team(away),
    superEvent: { '@type': 'SportsEvent', name: competition.name },
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

export function crumbsOf({ id, organization, traip, competition, home, away }: PublicMatchData) {
  return [
    { name: organization.name, path: `/o/${organization.orgCode}` },
    { name: traip.name, path: `/t/${traip.code}` },
    { name: competition.name, path: `/c/${competition.id}` },
    { name: [home?.name, away?.name].filter(Boolean).join(' – ') || competition.name, path: `/m/${id}` },
  ];
}
