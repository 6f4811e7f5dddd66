'use client';

import { useTranslations } from 'next-intl';
import { categoryApi } from '../../../lib/api/browser.ts';
import { useCategoryFacts } from '../../../ui/traip/use-part-labels.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { Parts } from './parts.tsx';
import { type TraipData, usePartDeletion } from './use-traip.ts';

export function Categories({ traip }: { readonly traip: TraipData }) {
  const t = useTranslations('traips');
  const remove = usePartDeletion(categoryApi);
  return (
    <Parts
      traip={traip}
      parts={traip.categories}
      texts={{
        title: t('categories'),
        add: t('newCategory'),
        none: t('noCategories'),
        noneText: t('noCategoriesText'),
      }}
      facts={useCategoryFacts()}
      onDelete={(category) =>
        remove(category, {
          title: t('deleteCategoryQuestion', { name: category.name }),
          text: t('deleteCategoryLoss'),
        })
      }
      dialog={(category, onClose) => <CategoryDialog traip={traip} category={category} onClose={onClose} />}
    />
  );
}
