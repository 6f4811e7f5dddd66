import type { SportKey } from '@traip/engine';
import { variantsOf } from '@traip/engine';

/** The variant of a sport that is meant when nobody names one. */
export function usualVariantOf(sportKey: SportKey): string {
  const [usual] = variantsOf(sportKey) ?? [];
  if (!usual) throw new Error(`The sport ${sportKey} has no variant.`);
  return usual.key;
}

export function isVariantOf(key: string, sportKey: SportKey): boolean {
  return variantsOf(sportKey)?.some((variant) => variant.key === key) ?? false;
}
