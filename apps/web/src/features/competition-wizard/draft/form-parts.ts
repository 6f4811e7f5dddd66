import { undefinedIfEmpty, nullIfEmpty, numberOrNull } from '../../../ui/form/empty-values.ts';

export interface WrittenTraip {
  readonly name: string;
  readonly sportKey: string;
  readonly description: string;
  readonly privacy: string;
  readonly code: string;
}

export interface WrittenSeason {
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface WrittenCategory {
  readonly name: string;
  readonly gender: string;
  readonly skillLevel: string;
  readonly minAge: string;
  readonly maxAge: string;
  readonly sportVariantKey: string;
}

export function traipWritten({ code, ...rest }: WrittenTraip) {
  return { ...rest, code: undefinedIfEmpty(code) };
}

export function seasonWritten({ name, startsOn, endsOn }: WrittenSeason) {
  return { name, startsOn: nullIfEmpty(startsOn), endsOn: nullIfEmpty(endsOn) };
}

export function categoryWritten({ minAge, maxAge, sportVariantKey, ...rest }: WrittenCategory) {
  return {
    ...rest,
    minAge: numberOrNull(minAge),
    maxAge: numberOrNull(maxAge),
    sportVariantKey: undefinedIfEmpty(sportVariantKey),
  };
}
