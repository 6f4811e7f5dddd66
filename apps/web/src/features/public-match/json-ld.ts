import type { PublicMatchData } from './load.ts';

export function jsonLdOf({ home, away, kickOff, venue, competition, state }: PublicMatchData, url: string) {
  const team = (side: PublicMatchData['home']) =>
    side === null ? undefined : { '@type': 'SportsTeam', name: side.name };
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: [home?.name, away?.name].filter(Boolean).join(' – ') || competition.name,
    url,
    ...(kickOff === null ? {} : { startDate: kickOff }),
    eventStatus: `https://schema.org/${state === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
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
