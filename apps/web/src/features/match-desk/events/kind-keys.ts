import { parentOf } from '@traip/engine';

/**
 * Where the name of a kind of event is looked for, the closest first. Names differ by sport: a field goal is not a basket
 * everywhere, and ten points of judo are an ippon.
 */
export function kindKeys(sportVariantKey: string, type: string, kind: string): readonly string[] {
  const sport = parentOf(sportVariantKey) ?? '';
  return [`${sportVariantKey}_${kind}`, `${sport}_${kind}`, `${type === 'CARD' ? 'CARD_' : ''}${kind}`];
}
