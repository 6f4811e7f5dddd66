'use client';

import ContentPasteRounded from '@mui/icons-material/ContentPasteRounded';
import GridViewRounded from '@mui/icons-material/GridViewRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { type RaceData, useEntries } from '../data/use-races.ts';
import { PrintStartList } from '../race-prints.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './start.module.css';

const HeatsDialog = dynamic(() => import('../rounds/heats-dialog.tsx').then((file) => file.HeatsDialog), {
  ssr: false,
});
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
  const tHeats = useTranslations('races.heats');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const [isPasting, setPasting] = useState(false);
  const [isSeeding, setSeeding] = useState(false);
  const { data } = useEntries({ competitionId, raceId: race.id }, asked);
  const rows = data?.items ?? [];
  const isGolf = race.kind === 'GOLF';
  const kind = race.kind;
  const hasHeats = rows.some(({ heat, lane, teeTime }) => heat !== null || lane !== null || teeTime !== null);
  const hasSeeds = rows.some(({ seedMark }) => seedMark !== null);
  const isLater = race.eventId !== null;
  const paste = !isLater && (
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
        <Card>
          <EmptyState title={t('none')} action={mayManage && paste}>
            {isLater ? t('noneOfRound') : t('noneText', { kind })}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <div className={styles.bar}>
            <SearchField
              label={t('search', { kind })}
              value={asked.search}
              onSearch={(search) => setAsked({ search, page: 1 })}
            />
            {mayManage && !isGolf && race.results === 0 && (
              <Button variant="outlined" startIcon={<GridViewRounded />} onClick={() => setSeeding(true)}>
                {tHeats('make')}
              </Button>
            )}
            {mayManage && paste}
            {mayTime && <PrintStartList {...{ competitionId }} raceId={race.id} />}
          </div>
          <div className={styles.frame}>
            <table className={styles.table} aria-label={race.name}>
              <thead>
                <tr>
                  <th scope="col" className={styles.number}>
                    {t('bib', { kind })}
                  </th>
                  <th scope="col">{t('name')}</th>
                  <th scope="col">{t('gender')}</th>
                  <th scope="col" className={styles.number}>
                    {t('birth')}
                  </th>
                  {isGolf && (
                    <th scope="col" className={styles.number}>
                      {t('handicap')}
                    </th>
                  )}
                  {hasSeeds && (
                    <th scope="col" className={styles.number}>
                      {t('seed')}
                    </th>
                  )}
                  {hasHeats && (
                    <th scope="col" className={styles.number}>
                      {t('heat', { kind })} / {isGolf ? t('teeTime') : t('lane')}
                    </th>
                  )}
                  {mayManage && <td />}
                </tr>
              </thead>
              <tbody>
                {rows.map((entry) => (
                  <EntryRow
                    key={entry.id}
                    {...{ competitionId, race, entry, hasSeeds, hasHeats, mayManage }}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={asked.page}
            totalPages={data?.totalPages ?? 1}
            onPage={(page) => setAsked({ ...asked, page })}
          >
            {t('total', { count: data?.total ?? 0 })}
          </Pager>
        </Card>
      )}
      {isSeeding && <HeatsDialog {...{ competitionId, race }} onClose={() => setSeeding(false)} />}
      {isPasting && (
        <StartTableDialog
          params={{ competitionId, raceId: race.id }}
          isGolf={isGolf}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}
