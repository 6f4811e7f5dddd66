'use client';

import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { type RaceData, useEntries } from '../data/use-races.ts';
import { SaveBar } from '../save/save-bar.tsx';
import bars from '../start/start.module.css';
import { ResultRow } from './result-row.tsx';
import styles from './results.module.css';
import { storedText, withTyped } from './typed.ts';
import { useResults } from './use-results.ts';

const TimingTableDialog = dynamic(
  () => import('../table/timing-table-dialog.tsx').then((file) => file.TimingTableDialog),
  { ssr: false },
);

interface ResultsProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly mayTime: boolean;
}

/** Enter goes to the next row, and from the last one to the button. */
function focusNext(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-mark]')];
  const row = event.target.closest('tr');
  const at = boxes.findIndex((box) => box.closest('tr') === row);
  const next = boxes[at + 1] ?? document.getElementById('save-race-results');
  next?.focus();
}

export function Results({ competitionId, race, mayTime }: ResultsProps) {
  const t = useTranslations('races');
  const locale = useLocale();
  const params = { competitionId, raceId: race.id };
  const [query, setQuery] = useState({ search: '', page: 1 });
  const [isImporting, setImporting] = useState(false);
  const { data } = useEntries(params, query);
  const { rows, setRows, saving } = useResults(params);
  const { kind } = race;
  const hasNet = race.kind === 'TIME' && (race.overallBy === 'NET' || race.groupsBy === 'NET');
  const isOfficial = race.publication === 'OFFICIAL';
  if (race.entries === 0)
    return (
      <Card>
        <EmptyState title={t('start.none')}>{t('start.noneText', { kind })}</EmptyState>
      </Card>
    );
  return (
    <Card flush>
      <div className={bars.bar}>
        <SearchField
          label={t('start.search', { kind })}
          value={query.search}
          onSearch={(search) => setQuery({ search, page: 1 })}
        />
        {mayTime && (
          <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => setImporting(true)}>
            {t('results.import')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {t('results.hint')} {race.ties === 'ORDER' && t('results.orderHint')}
      </p>
      <table className={styles.table} aria-label={race.name} onKeyDown={focusNext}>
        <thead>
          <tr>
            <th scope="col">{t('start.bib', { kind })}</th>
            <th scope="col">{t('start.name')}</th>
            <th scope="col">{t('results.markHead')}</th>
            {hasNet && <th scope="col">{t('results.netHead')}</th>}
            {race.countsWind && <th scope="col">{t('results.windHead')}</th>}
            {race.kind === 'LAPS' && <th scope="col">{t('results.elapsedHead')}</th>}
            {race.ties === 'ORDER' && <th scope="col">{t('results.orderHead')}</th>}
            <th scope="col" className={styles.place}>
              {t('results.placeHead')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(data?.items ?? []).map((entry) => {
            const stored = storedText(entry, race, locale);
            return (
              <ResultRow
                key={entry.id}
                entry={entry}
                typed={rows.get(entry.bib) ?? stored}
                isTyped={rows.has(entry.bib)}
                hasOrder={race.ties === 'ORDER'}
                hasNet={hasNet}
                hasWind={race.countsWind}
                hasElapsed={race.kind === 'LAPS'}
                isReadOnly={!mayTime}
                problem={saving.problems.get(entry.bib)}
                onType={(typed) => setRows((before) => withTyped(before, entry, typed, stored))}
              />
            );
          })}
        </tbody>
      </table>
      <Pager
        page={query.page}
        totalPages={data?.totalPages ?? 1}
        onPage={(page) => setQuery({ ...query, page })}
      >
        {t('start.total', { count: data?.total ?? 0 })}
      </Pager>
      {mayTime && (
        <SaveBar
          id="save-race-results"
          saving={saving}
          count={rows.size}
          isOfficial={isOfficial}
          label={saving.busy ? t('results.saving') : t('results.save', { count: rows.size })}
        />
      )}
      {isImporting && (
        <TimingTableDialog params={params} isOfficial={isOfficial} onClose={() => setImporting(false)} />
      )}
    </Card>
  );
}
