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
import { type Form, type FormTransaction, isChosen } from './form/form.ts';

/** The Traip, season and category that a competition belongs to. */
export interface FormTarget {
  readonly traipId: string;
  readonly seasonId: string;
  readonly categoryId: string;
  readonly sportKey: SportKey;
  readonly variant: string;
}

type Reason = 'NOT_FOUND' | 'CODE_TAKEN' | 'NAME_TAKEN' | 'TRAIP_PART_UNKNOWN' | 'VARIANT_OF_OTHER_SPORT';

type FormTargetInput = Pick<Form, 'traip' | 'season' | 'category'>;

/** Finds the Traip, season and category of a form, or creates them. */
export async function resolveTarget(
  transaction: FormTransaction,
  form: FormTargetInput,
): Promise<FormTarget | Refusal<Reason>> {
  const traip = await resolveTraip(transaction, form);
  if (isRefusal(traip)) return traip;
  const seasonId = await resolveSeason(transaction, form, traip.id);
  if (isRefusal(seasonId)) return seasonId;
  const category = await resolveCategory(transaction, form, traip);
  if (isRefusal(category)) return category;
  const { id: traipId, sportKey } = traip;
  return { traipId, sportKey, seasonId, categoryId: category.id, variant: category.variant };
}

interface TraipRef {
  readonly id: string;
  readonly sportKey: SportKey;
}

async function resolveTraip(
  { trx, scope, at }: FormTransaction,
  { traip }: FormTargetInput,
): Promise<TraipRef | Refusal<Reason>> {
  if (isChosen(traip))
    return (await lockTraip(trx, scope, traip.id)) ?? refuse('NOT_FOUND', { field: 'traip.id' });
  const { code: requestedCode, ...general } = traip;
  const base = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  for (const code of requestedCode === undefined ? candidateCodes(general.name) : [requestedCode]) {
    const searchText = searchTextOf(general.name, code);
    if (await insertTraip(trx, { ...general, ...base, code, searchText }))
      return { id: base.id, sportKey: general.sportKey };
  }
  return refuse('CODE_TAKEN', { field: 'traip.code' });
}

async function resolveSeason(
  { trx, scope, at }: FormTransaction,
  { season }: FormTargetInput,
  traipId: string,
) {
  if (isChosen(season)) {
    const isOfTraip = await isSeasonOf(trx, traipId, season.id);
    return isOfTraip ? season.id : refuse('TRAIP_PART_UNKNOWN', { field: 'season.id' });
  }
  const base = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  const created = await insertSeason(trx, { ...season, ...base, traipId });
  return created?.id ?? refuse('NAME_TAKEN', { field: 'season.name' });
}

async function resolveCategory(
  { trx, scope, at }: FormTransaction,
  { category }: FormTargetInput,
  traip: TraipRef,
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
  const base = { id: randomUUIDv7(), organisationId: scope.organisationId, createdAt: at };
  const created = await insertCategory(trx, { ...category, ...base, traipId, sportVariantKey });
  return created
    ? { id: created.id, variant: sportVariantKey }
    : refuse('NAME_TAKEN', { field: 'category.name' });
}
