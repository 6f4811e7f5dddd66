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

/** Without a kind: of all kinds, in turns. Nothing typed finds nothing. */
export const SearchQuery = z.object({
  q: Search.default(''),
  kind: z.enum(foundKinds).optional(),
  page: pageNumber,
  limit: pageSize(),
});

/** Something public that was found. */
export const Found = z
  .object({
    kind: z.enum(foundKinds),
    id: Id,
    /** For its address; a competition has none and goes by its id, as does a person without a public account. */
    code: z.string().nullable(),
    name: z.string(),
    sportKey: z.enum(sportKeys).nullable(),
    avatarUrl: z.string().nullable(),
    /** Whose it is; of an organisation, and of a team of nobody, none. */
    organization: OrganisationInBrief.nullable(),
    /** Of a competition. */
    season: z.string().nullable(),
    category: z.string().nullable(),
    state: z.enum(competitionStates).nullable(),
    /** Of an organisation that tells it. */
    city: z.string().nullable(),
  })
  .meta({ id: 'found' });

/** The best first. `total` is that of the kind that was asked for, and stops at `searchLimit` of each. */
export const FoundPage = pageOf(Found)
  .extend({ counts: z.array(z.object({ kind: z.enum(foundKinds), count: z.number() })) })
  .meta({ id: 'foundPage' });

export const nowLimits = { live: 12, next: 12, results: 6 } as const;

/** What is being played, what comes next and how it ended lately, in everything that is public. */
export const PublicNow = z
  .object({
    live: z.array(MatchRow),
    next: z.array(MatchRow),
    /** The latest of each sport, for a few sports. */
    results: z.array(MatchRow),
  })
  .meta({ id: 'publicNow' });
