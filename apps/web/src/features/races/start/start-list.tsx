'use client';

import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { type RaceData, useEntries } from '../data/use-races.ts';
import { MakeHeats } from '../rounds/make-heats.tsx';
import { PrintStartList } from './print-start-list.tsx';
import styles from './start.module.css';
import { StartTable } from './start-table.tsx';

const StartTableDialog = dynamic(
  () => import('../table/start-table-dialog.tsx').then((file) => file.StartTableDialog),
  { ssr: false },
);

interface StartListProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly mayManage: boolean;
  readonly mayTime: boolean;
}

export function StartList({ competitionId, race, mayManage, mayTime }: StartListProps) {
  const t = useTranslations('races.start');
  const [query, setQuery] = useState({ search: '', page: 1 });
  const [isPasting, setPasting] = useState(false);
  const { data } = useEntries({ competitionId, raceId: race.id }, query);
  const rows = data?.items ?? [];
  const kind = race.kind;
  const paste = race.eventId === null && (
    <Button
      variant={race.entries === 0 ? 'contained' : 'outlined'}
      startIcon={<ContentPasteRounded />}
      onClick={() => setPasting(true)}
    >
      {t('paste')}
    </Button>
  );
  return (
    <>
      {race.entries === 0 ? (
        <NobodyYet race={race} action={mayManage && paste} />
      ) : (
        <Card flush>
          <div className={styles.bar}>
            <SearchField
              label={t('search', { kind })}
              value={query.search}
              onSearch={(search) => setQuery({ search, page: 1 })}
            />
            {mayManage && <MakeHeats competitionId={competitionId} race={race} />}
            {mayManage && paste}
            {mayTime && <PrintStartList competitionId={competitionId} raceId={race.id} />}
          </div>
          <div className={styles.frame}>
            <StartTable competitionId={competitionId} race={race} rows={rows} mayManage={mayManage} />
          </div>
          <Pager
            page={query.page}
            totalPages={data?.totalPages ?? 1}
            onPage={(page) => setQuery({ ...query, page })}
          >
            {t('total', { count: data?.total ?? 0 })}
          </Pager>
        </Card>
      )}
      {isPasting && (
        <StartTableDialog
          params={{ competitionId, raceId: race.id }}
          race={race}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}

function NobodyYet({ race, action }: { readonly race: RaceData; readonly action: ReactNode }) {
  const t = useTranslations('races.start');
  const { kind, eventId, legs } = race;
  const text = legs === null ? t('noneText', { kind }) : t('noneRelay');
  return (
    <Card>
      <EmptyState title={t('none')} action={action}>
        {eventId === null ? text : t('noneOfRound')}
      </EmptyState>
    </Card>
  );
}
