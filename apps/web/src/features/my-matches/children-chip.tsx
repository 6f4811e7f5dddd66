'use client';

import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined';
import { useFormatter, useTranslations } from 'next-intl';
import { StateChip } from '../../ui/identity/state-chip.tsx';

/** Which of the reader's children play in a match. */
export function ChildrenChip({ names }: { readonly names: readonly string[] }) {
  const t = useTranslations('myMatches');
  const format = useFormatter();
  if (names.length === 0) return null;
  return (
    <StateChip tone="secondary" icon={<FamilyRestroomOutlined />}>
      {t('childrenPlay', { count: names.length, names: format.list(names) })}
    </StateChip>
  );
}
