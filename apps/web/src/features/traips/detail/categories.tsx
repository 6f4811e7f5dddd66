'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { categoryApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { useCategoryFacts } from '../../../ui/traip/use-part-words.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { PartRow } from './part-row.tsx';
import { type CategoryData, type TraipData, useDeletion, useReadTraips } from './use-traip.ts';

/** For whom its competitions are played. */
export function Categories({ traip }: { readonly traip: TraipData }) {
  const t = useTranslations('traips');
  const facts = useCategoryFacts();
  const remove = useCategoryDeletion();
  const [writing, setWriting] = useState<CategoryData | 'new' | null>(null);
  const mayWrite = traip.abilities.includes('competitions.manage');
  const mayDelete = traip.abilities.includes('traips.manage');
  const add = mayWrite && (
    <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setWriting('new')}>
      {t('newCategory')}
    </Button>
  );
  return (
    <Card title={t('categories')} aside={traip.categories.length > 0 && add} flush>
      {traip.categories.length === 0 ? (
        <EmptyState title={t('noCategories')} action={add}>
          {t('noCategoriesText')}
        </EmptyState>
      ) : (
        <ul>
          {traip.categories.map((category) => (
            <PartRow
              key={category.id}
              name={category.name}
              facts={facts(category)}
              competitions={category.competitions}
              onEdit={mayWrite ? () => setWriting(category) : undefined}
              onDelete={mayDelete ? () => void remove(category) : undefined}
            />
          ))}
        </ul>
      )}
      {writing !== null && (
        <CategoryDialog traip={traip} category={current(traip, writing)} onClose={() => setWriting(null)} />
      )}
    </Card>
  );
}

/** As it was read last: after somebody else's change it has another version. */
function current({ categories }: TraipData, writing: CategoryData | 'new'): CategoryData | null {
  return writing === 'new' ? null : (categories.find(({ id }) => id === writing.id) ?? writing);
}

function useCategoryDeletion() {
  const t = useTranslations('traips');
  const ask = useDeletion();
  const readAgain = useReadTraips();
  return async ({ id, name }: CategoryData) => {
    const isGone = await ask({
      title: t('deleteCategoryQuestion', { name }),
      text: t('deleteCategoryLoss'),
      done: t('deleted', { name }),
      remove: () => categoryApi.delete({ params: { id } }),
    });
    if (isGone) await readAgain();
  };
}
