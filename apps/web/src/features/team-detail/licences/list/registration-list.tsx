'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { filterPlayers } from '../../../../ui/search/filter-players.ts';
import { groupPeople } from '../people/group-people.ts';
import type { RegisteredPerson } from '../people/use-registration.ts';
import styles from './list.module.css';
import { RegistrationRow, type RowProps } from './registration-row.tsx';

interface RegistrationListProps extends Omit<RowProps, 'person'> {
  readonly people: readonly RegisteredPerson[];
}

/** Incomplete licences come first. Searched in the browser: everyone is already loaded. */
export function RegistrationList({ people, ...row }: RegistrationListProps) {
  const t = useTranslations();
  const [search, setSearch] = useState('');
  const groups = groupPeople(filterPlayers(people, search));
  return (
    <Card
      title={t('licences.title')}
      aside={
        <div className={styles.search}>
          <SearchField
            label={t('licences.club.search')}
            placeholder={t('squad.searchHint')}
            value={search}
            onSearch={setSearch}
          />
        </div>
      }
      flush
    >
      {groups.length === 0 && (
        <EmptyState
          title={t('teamDetail.notFound', { search })}
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {t('teamDetail.clearSearch')}
            </Button>
          }
        />
      )}
      {groups.map(({ name, people: own }) => (
        <section key={name} aria-label={t(`licences.club.groups.${name}`)}>
          <h3 className={styles.group}>
            {t('licences.club.groupOf', {
              group: t(`licences.club.groups.${name}`),
              count: String(own.length),
            })}
          </h3>
          <ul>
            {own.map((person) => (
              <RegistrationRow key={person.person.id} person={person} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
