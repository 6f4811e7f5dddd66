import type { PublicOrganisationData } from './load-organisation.ts';

export function jsonLdOf({ name, bio, website, contact }: PublicOrganisationData, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': url,
    name,
    url,
    ...(bio === null ? {} : { description: bio }),
    ...(website === null ? {} : { sameAs: [website] }),
    ...(contact?.city ? { address: { '@type': 'PostalAddress', addressLocality: contact.city } } : {}),
  };
}
