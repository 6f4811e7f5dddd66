import { z } from 'zod';
import { genders, skillLevels } from '../category-choices.ts';
import { Id, IsoDate, Version } from './fields.ts';
import { name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';

const isInOrder = ({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
}) => !startsOn || !endsOn || startsOn <= endsOn;
const endsBeforeItStarts = { path: ['endsOn'], error: 'ENDS_BEFORE_IT_STARTS' };

const season = {
  name: name(60, 'SEASON_NAME_REQUIRED'),
  startsOn: IsoDate.nullish().transform((value) => value ?? null),
  endsOn: IsoDate.nullish().transform((value) => value ?? null),
};

export const SeasonFields = z.object(season).refine(isInOrder, endsBeforeItStarts);

export const NewSeason = z
  .object({ traipId: Id, ...season })
  .refine(isInOrder, endsBeforeItStarts)
  .meta({ id: 'traipSeasonDto' });

/** Omitted fields are kept; null clears a field. */
export const SeasonChange = z
  .object({
    id: Id,
    name: season.name,
    startsOn: IsoDate.nullish(),
    endsOn: IsoDate.nullish(),
    version: Version,
  })
  .refine(isInOrder, endsBeforeItStarts)
  .meta({ id: 'updateTraipSeasonDto' });

/** A season: when competitions of a Traip are played. */
export const Season = z
  .object({
    id: Id,
    traipId: Id,
    name: z.string(),
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    competitions: z.number(),
    version: z.number(),
  })
  .meta({ id: 'traipSeason' });

const ages = ({
  minAge,
  maxAge,
}: {
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
}) => minAge == null || maxAge == null || minAge <= maxAge;
const youngerThanYoungest = { path: ['maxAge'], error: 'AGES_OUT_OF_ORDER' };

const AgeOrNone = z.number().int().min(3).max(120).nullish();
const Age = AgeOrNone.transform((value) => value ?? null);

const category = {
  name: name(60, 'CATEGORY_NAME_REQUIRED'),
  gender: z.enum(genders).default('MIXED'),
  skillLevel: z.enum(skillLevels).default('AMATEUR'),
  minAge: Age,
  maxAge: Age,
  /** A variant of the Traip's sport; by default the usual one. */
  sportVariantKey: z.string().max(40).optional(),
};

export const CategoryFields = z.object(category).refine(ages, youngerThanYoungest);

export const NewCategory = z
  .object({ traipId: Id, ...category })
  .refine(ages, youngerThanYoungest)
  .meta({ id: 'traipCategoryDto' });

/** Omitted fields are kept; null clears a field. */
export const CategoryChange = z
  .object({
    id: Id,
    name: category.name,
    gender: z.enum(genders).optional(),
    skillLevel: z.enum(skillLevels).optional(),
    minAge: AgeOrNone,
    maxAge: AgeOrNone,
    sportVariantKey: category.sportVariantKey,
    version: Version,
  })
  .refine(ages, youngerThanYoungest)
  .meta({ id: 'updateTraipCategoryDto' });

/** A category: for whom competitions of a Traip are played. */
export const Category = z
  .object({
    id: Id,
    traipId: Id,
    name: z.string(),
    gender: z.enum(genders),
    skillLevel: z.enum(skillLevels),
    minAge: z.number().nullable(),
    maxAge: z.number().nullable(),
    sportVariantKey: z.string(),
    competitions: z.number(),
    version: z.number(),
  })
  .meta({ id: 'traipCategory' });

export const TraipPartCriteria = z
  .object({ traipId: Id, search: Search.default(''), page: pageNumber, limit: pageSize(50) })
  .meta({ id: 'findTraipPartsDto' });

export const SeasonPage = pageOf(Season).meta({ id: 'traipSeasonPage' });
export const CategoryPage = pageOf(Category).meta({ id: 'traipCategoryPage' });
