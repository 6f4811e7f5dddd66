'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { overviewApi } from '../../../lib/api/browser.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { SeasonDraft } from '../draft/draft.ts';
import type { Place } from '../draft/places.ts';
import styles from './next-season.module.css';

interface AddTeamProps {
  readonly orgCode: string;
  readonly draft: SeasonDraft;
  readonly places: readonly Place[];
  readonly competitionId: string;
  readonly onChange: (draft: SeasonDraft) => void;
}

/** Adds a newcomer by name: a team of the organisation, or a new one. */
export function AddTeam({ orgCode, draft, places, competitionId, onChange }: AddTeamProps) {
  const t = useTranslations('nextSeason');
  const [name, setName] = useState('');
  const listId = useId();
  const teams = useTeamsByName(orgCode, useDeferredValue(name.trim()));
  const isListed = ({ toId, name: other }: Place) =>
    toId === competitionId && folded(other) === folded(name.trim());
  const isTwice = places.some(isListed);
  const add = () => {
    const trimmed = name.trim();
    if (trimmed === '' || isTwice) return;
    const known = teams.find((team) => folded(team.name) === folded(trimmed));
    const key = `new-${draft.newTeams.length}-${crypto.randomUUID()}`;
    const newcomer = { key, competitionId, id: known?.id ?? null, name: known?.name ?? trimmed };
    onChange({ ...draft, newTeams: [...draft.newTeams, newcomer] });
    setName('');
  };
  const addWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the team instead of starting the season.
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.add}>
      <TextField
        label={t('newTeam')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={addWithEnter}
        error={isTwice ? t('twice') : undefined}
        autoComplete="off"
        input={{ maxLength: 80, list: listId }}
      />
      <datalist id={listId}>
        {teams.map(({ id, name: known }) => (
          <option key={id} value={known} />
        ))}
      </datalist>
      <Button variant="outlined" startIcon={<AddRounded />} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function useTeamsByName(orgCode: string, search: string) {
  const query = { search, limit: 20 };
  const { data } = useQuery({
    queryKey: ['team', 'teamChoice', { orgCode, ...query }],
    queryFn: ({ signal }) => overviewApi.teams({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });
  return data?.items ?? [];
}
