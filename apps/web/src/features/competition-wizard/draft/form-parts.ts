import { nullIfEmpty, numberOrNull, undefinedIfEmpty } from '../../../ui/form/empty-values.ts';

export interface TraipFields {
  readonly name: string;
  readonly sportKey: string;
  readonly description: string;
  readonly privacy: string;
  readonly code: string;
}

export interface SeasonFields {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface CategoryFields {
  readonly name: string;
  readonly gender: string;
  readonly skillLevel: string;
  readonly minAge: string;
  readonly maxAge: string;
  readonly sportVariantKey: string;
}

export function toTraipInput({ code, ...rest }: TraipFields) {
  return { ...rest, code: undefinedIfEmpty(code) };
}

export function toSeasonInput({ name, startsOn, endsOn }: SeasonFields) {
  return { name, startsOn: nullIfEmpty(startsOn), endsOn: nullIfEmpty(endsOn) };
}

export function toCategoryInput({ minAge, maxAge, sportVariantKey, ...rest }: CategoryFields) {
  return {
    ...rest,
    minAge: numberOrNull(minAge),
    maxAge: numberOrNull(maxAge),
    sportVariantKey: undefinedIfEmpty(sportVariantKey),
  };
}
