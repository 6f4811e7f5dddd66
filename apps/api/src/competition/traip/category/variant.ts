import type { SportKey } from '@traip/engine';
import { variantsOf } from '@traip/engine';

/** The first variant of a sport. */
export function defaultVariantOf(sportKey: SportKey): string {
  const [first] = variantsOf(sportKey) ?? [];
  if (!first) throw new Error(`The sport ${sportKey} has no variant.`);
  return first.key;
}

export function isVariantOf(key: string, sportKey: SportKey): boolean {
  return variantsOf(sportKey)?.some((variant) => variant.key === key) ?? false;
}
