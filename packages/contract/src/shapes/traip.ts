import { sportKeys } from '@traip/engine';
import { z } from 'zod';
import { organisationAbilityNames, privacies } from '../permissions/index.ts';
import { OrganisationInBrief } from './account.ts';
import { CompetitionRow } from './competition-list.ts';
import { Code, Id, optionalText, PrivacyChange, textOrNull, Version } from './fields.ts';
import { Look } from './look.ts';
import { name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { Category, Season } from './season-and-category.ts';

const traipNameMinimum = 3;

const general = {
  name: name(80, 'TRAIP_NAME_REQUIRED').min(traipNameMinimum, 'TRAIP_NAME_TOO_SHORT'),
  description: optionalText(2000),
  privacy: z.enum(privacies).default('PUBLIC'),
};

/** Without a code, one is derived from the name. */
export const NewTraip = z
  .object({
    organizationId: Id,
    ...general,
    sportKey: z.enum(sportKeys, 'SPORT_REQUIRED'),
    code: Code.optional(),
  })
  .meta({ id: 'traipDto' });

/** The sport can't change once there are competitions. Omitted fields are kept; null clears a field. */
export const TraipChange = z
  .object({
    id: Id,
    ...general,
    description: textOrNull(2000).optional(),
    privacy: PrivacyChange,
    sportKey: z.enum(sportKeys, 'SPORT_REQUIRED'),
    version: Version,
  })
  .meta({ id: 'updateTraipDto' });

export const TraipInBrief = z
  .object({
    id: Id,
    code: z.string(),
    name: z.string(),
    sportKey: z.enum(sportKeys),
    privacy: z.enum(privacies),
    avatarUrl: z.string().nullable(),
  })
  .meta({ id: 'traipInBrief' });

/** A Traip with its totals, and the caller's permissions in its organisation. */
export const Traip = z
  .object({
    ...TraipInBrief.shape,
    description: z.string().nullable(),
    organization: OrganisationInBrief,
    seasons: z.array(Season),
    categories: z.array(Category),
    competitions: z.number(),
    version: z.number(),
    abilities: z.array(z.enum(organisationAbilityNames)),
  })
  .meta({ id: 'traip' });

const TraipRow = z
  .object({ ...TraipInBrief.shape, competitions: z.number(), seasons: z.number() })
  .meta({ id: 'traipRow' });

export const TraipPage = pageOf(TraipRow).meta({ id: 'traipPage' });

export const TraipQuery = z.object({
  search: Search.default(''),
  sportKey: z.enum(sportKeys).optional(),
  page: pageNumber,
  limit: pageSize(),
});

/** The public view of a Traip. */
export const PublicTraip = z
  .object({
    ...TraipInBrief.shape,
    description: z.string().nullable(),
    organization: OrganisationInBrief,
    seasons: z.array(Season),
    categories: z.array(Category),
    competitions: z.array(CompetitionRow),
    look: Look,
  })
  .meta({ id: 'publicTraip' });
