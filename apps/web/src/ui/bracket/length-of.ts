import type { BracketTie } from '@traip/contract/bracket';
import type { useTranslations } from 'next-intl';

/** Empty if one match decides. */
export function lengthOf(
  { matches }: BracketTie,
  t: ReturnType<typeof useTranslations<'bracket'>>,
): readonly string[] {
  if (matches < 2) return [];
  return [matches === 2 ? t('legs') : t('bestOf', { count: matches })];
}
