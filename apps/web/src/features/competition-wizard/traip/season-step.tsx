'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useCategoryFacts, useSeasonDates } from '../../../ui/traip/use-part-labels.ts';
import { CategoryFields, SeasonFields } from '../../traips/index.ts';
import { bindFields } from '../draft/bind-fields.ts';
import { selectedTraip, sportOf, variantOf } from '../draft/chosen.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { PickList } from './pick-list.tsx';
import styles from './traip-steps.module.css';

export function SeasonStep({ wizard }: { readonly wizard: Wizard }) {
  return (
    <div className={styles.cards}>
      <SeasonCard wizard={wizard} />
      <CategoryCard wizard={wizard} />
    </div>
  );
}

function SeasonCard({ wizard: { draft, start, change, problem } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.season');
  const dates = useSeasonDates();
  const { season } = draft;
  const seasons = selectedTraip(draft, start)?.seasons ?? [];
  const bound = bindFields(
    season.written,
    (written) => change('season', { ...season, written }),
    (name) => problem(`season.${name}`),
  );
  return (
    <Card title={t('season')} flush>
      <PickList
        label={t('season')}
        picks={seasons.map((item) => ({ id: item.id, title: item.name, facts: dates(item) }))}
        isNew={season.isNew}
        chosen={season.chosen}
        error={season.isNew ? undefined : problem('season.id')}
        newOne={{ title: t('newSeason'), facts: t('newSeasonText') }}
        onChoose={(chosen) => change('season', { ...season, isNew: false, chosen })}
        onNew={() => change('season', { ...season, isNew: true })}
      >
        <SeasonFields bound={bound} />
      </PickList>
    </Card>
  );
}

function CategoryCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.season');
  const facts = useCategoryFacts();
  const { draft, start, changeAll, problem } = wizard;
  const { category } = draft;
  const sport = sportOf(draft, start);
  // Another category may have other rules.
  const change = (changed: typeof category) =>
    changeAll({
      ...draft,
      category: changed,
      ...(variantOf({ ...draft, category: changed }, start) === variantOf(draft, start)
        ? {}
        : { competition: { ...draft.competition, rulesOverride: {} } }),
    });
  const written = {
    ...category.written,
    sportVariantKey: category.written.sportVariantKey || (variantOf(draft, start) ?? ''),
  };
  const bound = bindFields(
    written,
    (next) => change({ ...category, written: next }),
    (name) => problem(`category.${name}`),
  );
  return (
    <Card title={t('category')} flush>
      <PickList
        label={t('category')}
        picks={(selectedTraip(draft, start)?.categories ?? []).map((item) => ({
          id: item.id,
          title: item.name,
          facts: facts(item),
        }))}
        isNew={category.isNew}
        chosen={category.chosen}
        error={category.isNew ? undefined : problem('category.id')}
        newOne={{ title: t('newCategory'), facts: t('newCategoryText') }}
        onChoose={(chosen) => change({ ...category, isNew: false, chosen })}
        onNew={() => change({ ...category, isNew: true })}
      >
        {sport === undefined ? (
          <Notice tone="info">{t('sportFirst')}</Notice>
        ) : (
          <CategoryFields bound={bound} sportKey={sport} />
        )}
      </PickList>
    </Card>
  );
}
