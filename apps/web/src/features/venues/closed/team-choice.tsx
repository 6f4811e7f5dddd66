'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { useTeamVenues } from '../data/use-venues.ts';

interface TeamChoiceProps {
  readonly orgCode: string;
  readonly error: string | undefined;
  readonly onChange: (teamId: string | null) => void;
}

/** With a search if there are many. */
export function TeamChoice({ orgCode, error, onChange }: TeamChoiceProps) {
  const t = useTranslations('venues');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const { data } = useTeamVenues(orgCode, { search, page: 1 });
  const choose = (teamId: string) => {
    setChosen(teamId);
    onChange(teamId === '' ? null : teamId);
  };
  return (
    <>
      {(search !== '' || (data?.totalPages ?? 1) > 1) && (
        <SearchField label={t('searchTeam')} value={search} onSearch={setSearch} />
      )}
      <SelectField
        label={t('team')}
        error={error}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={(data?.items ?? []).map(({ team }) => ({ value: team.id, label: team.name }))}
      />
    </>
  );
}
