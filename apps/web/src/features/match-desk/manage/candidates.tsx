'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PersonAvatar } from '../../../ui/identity/person-avatar.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import styles from './manage.module.css';

type Candidate = Awaited<ReturnType<typeof matchApi.refereeCandidates>>['items'][number];

interface CandidatesProps {
  readonly orgCode: string;
  readonly matchId: string;
  readonly assigned: readonly string[];
  readonly onChoose: (person: Candidate) => void;
}

const maxShown = 8;

/** Who can referee, and why others can't. */
export function Candidates({ orgCode, matchId, assigned, onChoose }: CandidatesProps) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const [q, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['match', 'refereeCandidates', { orgCode, matchId, q }],
    queryFn: ({ signal }) =>
      matchApi.refereeCandidates({ params: { orgCode }, query: { q, matchId, limit: maxShown } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const against = ({ busyAt, isInvolved }: Candidate) => {
    if (isInvolved) return t('isInvolved');
    return busyAt === null ? null : t('busyAt', { when: dayAndTime(locale, new Date(busyAt)) });
  };
  return (
    <>
      <SearchField label={t('searchReferee')} value={q} onSearch={setSearch} />
      <QueryState
        query={query}
        errorTitle={t('loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.quiet}>{t('noCandidates')}</p>}
      >
        {({ items }) => (
          <ul>
            {items
              .filter(({ id }) => !assigned.includes(id))
              .map((person) => (
                <li key={person.id} className={styles.person}>
                  <PersonAvatar
                    firstName={person.firstName}
                    surnames={person.surnames}
                    url={person.avatarUrl}
                  />
                  <span className={styles.name}>
                    <b>
                      {person.firstName} {person.surnames}
                    </b>
                    <span className={styles.warning}>{against(person)}</span>
                  </span>
                  {!person.isInvolved && (
                    <Button
                      variant="outlined"
                      startIcon={<AddRounded />}
                      aria-label={t('chooseReferee', { name: `${person.firstName} ${person.surnames}` })}
                      onClick={() => onChoose(person)}
                    >
                      {t('choose')}
                    </Button>
                  )}
                </li>
              ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
