import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { candidateCodes } from '../../platform/db/candidate-codes.ts';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { findVariantOfCategory, isSeasonOf } from '../competition/queries.ts';
import { insertCategory } from '../traip/category/queries.ts';
import { defaultVariantOf, isVariantOf } from '../traip/category/variant.ts';
import { insertTraip, lockTraip } from '../traip/row/queries.ts';
import { insertSeason } from '../traip/season/queries.ts';
import { type Form, type FormTransaction, isChosen } from './form.ts';

/** Where a competition hangs. */
export interface FormTarget {
  readonly traipId: string;
  readonly seasonId: string;
  readonly categoryId: string;
  readonly sportKey: SportKey;
  readonly variant: string;
}

type Reason = 'NOT_FOUND' | 'CODE_TAKEN' | 'NAME_TAKEN' | 'TRAIP_PART_UNKNOWN' | 'VARIANT_OF_OTHER_SPORT';

/** The part of a form that says where. */
type FormTargetInput = Pick<Form, 'traip' | 'season' | 'category'>;

/** The Traip, the season and the category of a form: those that it chooses, and those that it makes. */
export async function targetOf(
  writing: FormTransaction,
  form: FormTargetInput,
): Promise<FormTarget | Refusal<Reason>> {
  const traip = await traipOf(writing, form);
  if (isRefusal(traip)) return traip;
  const seasonId = await seasonOf(writing, form, traip.id);
  if (isRefusal(seasonId)) return seasonId;
  const category = await categoryOf(writing, form, traip);
  if (isRefusal(category)) return category;
  const { id: traipId, sportKey } = traip;
  return { traipId, sportKey, seasonId, categoryId: category.id, variant: category.variant };
}

interface FoundTraip {
  readonly id: string;
  readonly sportKey: SportKey;
}

async function traipOf(
  { trx, scope, at }: FormTransaction,
  { traip }: FormTargetInput,
): Promise<FoundTraip | Refusal<Reason>> {
  if (isChosen(traip))
    return (await lockTraip(trx, scope, traip.id)) ?? refuse('NOT_FOUND', { field: 'traip.id' });
  const { code: wanted, ...general } = traip;
  const founded = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  for (const code of wanted === undefined ? candidateCodes(general.name) : [wanted]) {
    const searchText = searchTextOf(general.name, code);
    if (await insertTraip(trx, { ...general, ...founded, code, searchText }))
      return { id: founded.id, sportKey: general.sportKey };
  }
  return refuse('CODE_TAKEN', { field: 'traip.code' });
}

async function seasonOf({ trx, scope, at }: FormTransaction, { season }: FormTargetInput, traipId: string) {
  if (isChosen(season)) {
    const isOfTraip = await isSeasonOf(trx, traipId, season.id);
    return isOfTraip ? season.id : refuse('TRAIP_PART_UNKNOWN', { field: 'season.id' });
  }
  const founded = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  const made = await insertSeason(trx, { ...season, ...founded, traipId });
  return made?.id ?? refuse('NAME_TAKEN', { field: 'season.name' });
}

async function categoryOf(
  { trx, scope, at }: FormTransaction,
  { category }: FormTargetInput,
  traip: FoundTraip,
) {
  const { id: traipId, sportKey } = traip;
  if (isChosen(category)) {
    const variant = await findVariantOfCategory(trx, traipId, category.id);
    if (variant === undefined) return refuse('TRAIP_PART_UNKNOWN', { field: 'category.id' });
    return { id: category.id, variant };
  }
  const { sportVariantKey = defaultVariantOf(sportKey) } = category;
  if (!isVariantOf(sportVariantKey, sportKey))
    return refuse('VARIANT_OF_OTHER_SPORT', { field: 'category.sportVariantKey' });
  const founded = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  const made = await insertCategory(trx, { ...category, ...founded, traipId, sportVariantKey });
  return made ? { id: made.id, variant: sportVariantKey } : refuse('NAME_TAKEN', { field: 'category.name' });
}
