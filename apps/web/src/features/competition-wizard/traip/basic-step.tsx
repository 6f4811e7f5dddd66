'use client';

import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { TraipFields } from '../../traips/index.ts';
import { bindFields } from '../draft/bind-fields.ts';
import { withNewTraip, withTraip } from '../draft/chosen.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { normalise } from '../teams/table/normalise.ts';
import { PickList } from './pick-list.tsx';
import styles from './traip-steps.module.css';

export function BasicStep({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.basic');
  const { draft, start, abilities, changeAll, problem } = wizard;
  const { traips, search, sport, setSearch, setSport } = useFilteredTraips(start.traips);
  const sports = useSportsOf(start.traips);
  const { isNew, chosen, written } = draft.traip;
  const mayMake = abilities.includes('traips.manage');
  const bound = bindFields(
    written,
    (changed) => changeAll(withTraipFields(wizard, changed)),
    (name) => problem(`traip.${name}`),
  );
  return (
    <div className={styles.cards}>
      <Card flush>
        {start.traips.length > 0 && (
          <div className={styles.tools}>
            <SearchField label={t('search')} value={search} onSearch={setSearch} />
            <SelectField
              hideLabel
              label={t('sport')}
              placeholder={t('anySport')}
              options={sports}
              value={sport}
              onChange={(event) => setSport(event.target.value)}
            />
          </div>
        )}
        <PickList
          label={t('title')}
          picks={traips}
          isNew={isNew}
          chosen={chosen}
          error={isNew ? undefined : problem('traip.id')}
          newOne={mayMake ? { title: t('new'), facts: t('newText') } : undefined}
          none={start.traips.length === 0 ? (mayMake ? t('none') : t('noneForYou')) : t('notFound')}
          onChoose={(id) => {
            const traip = start.traips.find((item) => item.id === id);
            if (traip) changeAll(withTraip(draft, traip));
          }}
          onNew={() => changeAll(withNewTraip(draft))}
        >
          <TraipFields bound={bound} isNew />
        </PickList>
      </Card>
    </div>
  );
}

/** Another sport has other variants and rules. */
function withTraipFields({ draft }: Wizard, fields: Wizard['draft']['traip']['written']): Wizard['draft'] {
  const traip = { ...draft.traip, written: fields };
  if (fields.sportKey === draft.traip.written.sportKey) return { ...draft, traip };
  const category = { ...draft.category, written: { ...draft.category.written, sportVariantKey: '' } };
  return { ...draft, traip, category, competition: { ...draft.competition, rulesOverride: {} } };
}

type Traips = Wizard['start']['traips'];

function useFilteredTraips(all: Traips) {
  const t = useTranslations('traips');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [sport, setSport] = useState('');
  const needle = normalise(search);
  const traips = all
    .filter(({ name, code }) => normalise(name).includes(needle) || code.includes(needle))
    .filter(({ sportKey }) => sport === '' || sportKey === sport)
    .map(({ id, name, avatarUrl, sportKey, seasons }) => ({
      id,
      title: name,
      picture: <Crest name={name} url={avatarUrl} width={32} />,
      facts: `${sportNames[sportKey][locale]} · ${t('seasonCount', { count: seasons.length })}`,
    }));
  return { traips, search, sport, setSearch, setSport };
}

/** Sports with at least one Traip. */
function useSportsOf(traips: Traips) {
  const locale = useLocale();
  const present = new Set<string>(traips.map(({ sportKey }) => sportKey));
  return sportKeys
    .filter((key) => present.has(key))
    .map((key) => ({ value: key, label: sportNames[key][locale] }));
}
