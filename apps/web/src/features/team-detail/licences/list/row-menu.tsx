'use client';

import { useTranslations } from 'next-intl';
import { ItemMenu } from '../../../../ui/list/item-menu.tsx';
import { seesDocuments } from '../../team/use-team.ts';
import type { RowProps } from './registration-row.tsx';

/** Further actions on a licence. */
export function RowMenu({ person, team, asksPeople, onTask }: RowProps) {
  const t = useTranslations('licences.club');
  const tAll = useTranslations();
  const { own, name, licence } = person;
  const personId = person.person.id;
  const may = (ability: 'edit' | 'editPlace') => own?.abilities.includes(ability) ?? false;
  const items = [
    may('editPlace') && { label: t('edit'), onSelect: () => onTask({ kind: 'edit', personId }) },
    may('edit') && { label: t('photo'), onSelect: () => onTask({ kind: 'photo', personId }) },
    seesDocuments(team) && {
      label: tAll('licenceDocuments.menu'),
      onSelect: () => onTask({ kind: 'documents', personId }),
    },
    asksPeople && {
      label: tAll('questions.menu'),
      onSelect: () => onTask({ kind: 'answers', personId }),
    },
  ].filter((item) => item !== false);
  if (licence === null || items.length === 0) return null;
  return <ItemMenu label={t('moreOf', { name })} items={items} />;
}
