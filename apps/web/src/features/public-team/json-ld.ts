import { sportNames } from '@traip/engine';
import type { PublicTeamData } from './load-team.ts';

export function jsonLdOf({ name, description, sportKey, organization }: PublicTeamData, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    '@id': url,
    name,
    url,
    ...(description === null ? {} : { description }),
    ...(sportKey === null ? {} : { sport: sportNames[sportKey].en }),
    ...(organization === null
      ? {}
      : { parentOrganization: { '@type': 'SportsOrganization', name: organization.name } }),
  };
}
