import { sportKeys } from '@traip/engine';
import { competitionStates } from '@traip/engine/competition';
import { z } from 'zod';
import { OrganisationInBrief } from './account.ts';
import { Id } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';

export const foundKinds = ['COMPETITION', 'TEAM', 'ORGANISATION', 'TRAIP', 'PERSON'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** More results than this are not listed. */
export const searchLimit = 300;

/** Without a kind: all kinds, alternating. An empty text finds nothing. */
export const SearchQuery = z.object({
  q: Search.default(''),
  kind: z.enum(foundKinds).optional(),
  page: pageNumber,
  limit: pageSize(),
});

/** A public search result. */
export const Found = z
  .object({
    kind: z.enum(foundKinds),
    id: Id,
    /** For its address; competitions, and people without a public account, use their id. */
    code: z.string().nullable(),
    name: z.string(),
    sportKey: z.enum(sportKeys).nullable(),
    avatarUrl: z.string().nullable(),
    /** The organisation it belongs to; null for organisations and independent teams. */
    organization: OrganisationInBrief.nullable(),
    /** For a competition. */
    season: z.string().nullable(),
    category: z.string().nullable(),
    state: z.enum(competitionStates).nullable(),
    /** For an organisation, if given. */
    city: z.string().nullable(),
  })
  .meta({ id: 'found' });

/** Best first. `total` is that of the requested kind, and stops at `searchLimit` of each. */
export const FoundPage = pageOf(Found)
  .extend({ counts: z.array(z.object({ kind: z.enum(foundKinds), count: z.number() })) })
  .meta({ id: 'foundPage' });

export const nowLimits = { live: 12, next: 12, results: 6 } as const;

/** Live, upcoming and recent public matches. */
export const PublicNow = z
  .object({
    live: z.array(MatchRow),
    next: z.array(MatchRow),
    /** The latest result of each sport, for a few sports. */
    results: z.array(MatchRow),
  })
  .meta({ id: 'publicNow' });
