'use client';

import { auditedFields } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type Change, changesIn, isShown } from './changes.ts';

/** "Name: Osos → Osos B". Most values would mean little to readers, so for those only the field is named. */
export function useChanges(): (details: Readonly<Record<string, unknown>>) => readonly string[] {
  const t = useTranslations('auditLog');
  const nameOf = (field: string) => {
    const known = auditedFields.find((name) => name === field);
    return known === undefined ? field : t(`fields.${known}`);
  };
  const tUi = useTranslations('ui');
  const textOf = (value: unknown) => {
    if (typeof value === 'boolean') return tUi(value ? 'yes' : 'no');
    return value === null || value === '' ? t('nothing') : String(value);
  };
  const describe = ({ field, from, to }: Change) =>
    isShown(field)
      ? t('changed', { field: nameOf(field), from: textOf(from), to: textOf(to) })
      : nameOf(field);
  return (details) => changesIn(details).map(describe);
}
