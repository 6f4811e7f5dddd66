'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { filterPlayers } from '../../../ui/search/filter-players.ts';
import { RoleDialog } from '../members/role-dialog.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { useActedOn } from './people/use-acted-on.ts';
import type { Person, useSquad } from './people/use-squad.ts';
import styles from './squad.module.css';
import type { SquadTask } from './squad-head.tsx';
import { SquadRow } from './squad-row.tsx';

interface SquadListProps extends ReturnType<typeof useSquad> {
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly onTask: (task: SquadTask) => void;
}

/** Searched in the browser: everybody is here already. */
export function SquadList({ team, context, query, people = [], onTask }: SquadListProps) {
  const t = useTranslations();
  const actedOn = useActedOn(team);
  const [search, setSearch] = useState('');
  const [changing, setChanging] = useState<Person | null>(null);
  const found = filterPlayers(
    people.map((person) => ({ person, name: fullName(person), shirt: person.shirt })),
    search,
  );
  return (
    <Card
      title={t('teamDetail.squad')}
      aside={
        <div className={styles.search}>
          <SearchField
            label={t('squad.search')}
            placeholder={t('squad.searchHint')}
            value={search}
            onSearch={setSearch}
          />
        </div>
      }
      flush
    >
      <QueryState
        query={query}
        errorTitle={t('squad.failed')}
        isEmpty={() => people.length === 0}
        empty={
          <EmptyState
            title={t('teamDetail.nobody')}
            action={
              <Button variant="outlined" onClick={() => onTask('paste')}>
                {t('squad.paste.open')}
              </Button>
            }
          >
            {t('squad.nobodyText')}
          </EmptyState>
        }
      >
        {() => (
          <>
            {found.length === 0 && <NobodyFound search={search} onClear={() => setSearch('')} />}
            <ul>
              {found.map(({ person }) => (
                <SquadRow
                  key={person.personId}
                  person={person}
                  member={actedOn(person)}
                  team={team}
                  context={context}
                  onChangeRole={() => setChanging(person)}
                />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {changing !== null && (
        <RoleDialog teamId={team.id} member={actedOn(changing)} onClose={() => setChanging(null)} />
      )}
    </Card>
  );
}

function NobodyFound({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  const t = useTranslations('teamDetail');
  return (
    <EmptyState
      title={t('notFound', { search })}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('clearSearch')}
        </Button>
      }
    />
  );
}
