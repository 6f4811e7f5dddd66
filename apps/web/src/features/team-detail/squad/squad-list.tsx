'use client';

import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { filterPlayers } from '../../../ui/search/filter-players.ts';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { useActedOn } from './people/use-acted-on.ts';
import type { useSquad } from './people/use-squad.ts';
import type { PersonTask } from './person/person-dialogs.tsx';
import styles from './squad.module.css';
import type { SquadTask } from './squad-head.tsx';
import { SquadRow } from './squad-row.tsx';

const PersonDialogs = dynamic(
  () => import('./person/person-dialogs.tsx').then((file) => file.PersonDialogs),
  { ssr: false },
);

interface OpenDialog {
  readonly task: PersonTask;
  readonly personId: string;
}

interface SquadListProps extends ReturnType<typeof useSquad> {
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly onTask: (task: SquadTask) => void;
  readonly onGrid: () => void;
}

/** Searched in the browser: everyone is already loaded. */
export function SquadList(props: SquadListProps) {
  const { team, context, query, people = [], maySeeFacts, onTask, onGrid } = props;
  const t = useTranslations();
  const actedOn = useActedOn(team);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const chosen = people.find(({ personId }) => personId === open?.personId);
  const found = filterPlayers(
    people.map((person) => ({ person, name: fullName(person), shirt: person.shirt })),
    search,
  );
  return (
    <Card
      title={t('teamDetail.squad')}
      aside={
        <>
          <div className={styles.search}>
            <SearchField
              label={t('squad.search')}
              placeholder={t('squad.searchHint')}
              value={search}
              onSearch={setSearch}
            />
          </div>
          <Button
            variant="outlined"
            startIcon={<TableRowsOutlined />}
            className={styles.toGrid}
            onClick={onGrid}
          >
            {t('squad.grid.open')}
          </Button>
        </>
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
                  onTask={(task) => setOpen({ task, personId: person.personId })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      {open !== null && chosen !== undefined && (
        <PersonDialogs
          task={open.task}
          team={team}
          person={chosen}
          people={people}
          member={actedOn(chosen)}
          maySeeFacts={maySeeFacts}
          onClose={() => setOpen(null)}
        />
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
