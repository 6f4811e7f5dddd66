'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { partnerApi } from '../../lib/api/partner.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { StopButton } from './looking.tsx';
import styles from './partners.module.css';
import { SearchRow } from './search-row.tsx';
import { type PartnersData, usePartnerAction, usePartners } from './use-partners.ts';

/** For organisers: who is looking for a partner, and pairing two of them. */
export function PartnersCard({ competitionId }: { readonly competitionId: string }) {
  const t = useTranslations('partners');
  const { data } = usePartners(competitionId);
  if (!data?.mayJoin || data.searches.length + data.singles.length === 0) return null;
  return (
    <Card title={t('title')} flush>
      <ul>
        {data.searches.map((search) => (
          <SearchRow key={search.id} search={search}>
            <StopButton competitionId={competitionId} search={search} />
          </SearchRow>
        ))}
      </ul>
      <JoinForm competitionId={competitionId} partners={data} />
    </Card>
  );
}

function JoinForm({ competitionId, partners }: { competitionId: string; partners: PartnersData }) {
  const t = useTranslations('partners');
  const { busy, run } = usePartnerAction();
  const [oneId, setOne] = useState('');
  const [otherId, setOther] = useState('');
  const options = [
    ...partners.searches.map(({ id, person }) => ({ value: id, label: fullName(person) })),
    ...partners.singles.map(({ teamId, name }) => ({ value: teamId, label: t('single', { name }) })),
  ];
  const join = async () => {
    await partnerApi.join({ params: { competitionId }, body: { oneId, otherId } });
    setOne('');
    setOther('');
  };
  if (options.length < 2) return null;
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        void run(join, t('joined'));
      }}
    >
      <SelectField
        label={t('one')}
        value={oneId}
        onChange={(event) => setOne(event.target.value)}
        options={options}
      />
      <SelectField
        label={t('other')}
        value={otherId}
        onChange={(event) => setOther(event.target.value)}
        options={options.filter(({ value }) => value !== oneId)}
      />
      <Button type="submit" variant="contained" loading={busy} disabled={oneId === '' || otherId === ''}>
        {t('join')}
      </Button>
    </form>
  );
}
