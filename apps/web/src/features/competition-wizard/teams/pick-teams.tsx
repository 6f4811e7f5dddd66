'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { sportOf } from '../draft/chosen.ts';
import type { DraftTeam } from '../draft/draft.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { normalise } from './table/normalise.ts';
import styles from './teams-step.module.css';

interface PickTeamsProps {
  readonly wizard: Wizard;
  readonly onAdd: (team: Omit<DraftTeam, 'key'>) => void;
}

/** Teams of the organisation that aren't selected yet; those of the sport first. */
export function PickTeams({ wizard, onAdd }: PickTeamsProps) {
  const t = useTranslations('competitionWizard.teams');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const { draft, start } = wizard;
  const chosen = new Set(draft.teams.map(({ id }) => id));
  const sport = sportOf(draft, start);
  const needle = normalise(search);
  const found = start.teams
    .filter(({ id }) => !chosen.has(id))
    .filter(({ name, code }) => normalise(name).includes(needle) || code.includes(needle))
    .toSorted((a, b) => Number(b.sportKey === sport) - Number(a.sportKey === sport));
  return (
    <Card title={t('pick')} flush>
      <div className={styles.tools}>
        <SearchField label={t('search')} value={search} onSearch={setSearch} />
      </div>
      {found.length === 0 && (
        <p className={styles.quietLine}>{search === '' ? t('noneLeft') : t('notFound', { search })}</p>
      )}
      <ul className={styles.found}>
        {found.map(({ id, name, avatarUrl, sportKey }) => (
          <li key={id}>
            <button type="button" className={styles.pick} onClick={() => onAdd({ id, name })}>
              <span className="visually-hidden">{t('add')}</span>
              <Crest name={name} url={avatarUrl} width={28} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {sportKey !== null && <span className={styles.quiet}>{sportNames[sportKey][locale]}</span>}
              </span>
              <AddRounded aria-hidden="true" color="primary" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
