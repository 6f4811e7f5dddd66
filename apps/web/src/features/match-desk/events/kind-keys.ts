import { parentOf } from '@traip/engine';

/**
 * Where the label of an event kind is looked up, the most specific first. Labels differ by sport: a field
 * goal isn't a basket everywhere, and ten points in judo are an ippon.
 */
export function kindKeys(sportVariantKey: string, type: string, kind: string): readonly string[] {
  const sport = parentOf(sportVariantKey) ?? '';
  return [`${sportVariantKey}_${kind}`, `${sport}_${kind}`, `${type === 'CARD' ? 'CARD_' : ''}${kind}`];
}
