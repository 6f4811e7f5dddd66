'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { ChangePartnerDialog, PartnersCard } from '../../partners/index.ts';
import { isOver, isUpcoming } from '../data/form-values.ts';
import { type EntryData, isRotating, type ManagedCompetition } from '../data/use-competition.ts';
import { ExchangeButtons } from '../exchange/exchange-buttons.tsx';
import { AddByNameDialog } from './add-by-name-dialog.tsx';
import { AddTeamDialog } from './add-team-dialog.tsx';
import { ChangeCompetitorDialog } from './change-competitor-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { SeedsDialog } from './seeds-dialog.tsx';
import styles from './teams.module.css';
import { useEntries } from './use-entries.ts';
import { WithdrawDialog } from './withdrawal/withdraw-dialog.tsx';

export type EntryDialog = { readonly kind: 'reject' | 'withdraw' | 'change'; readonly entry: EntryData };

export function Teams(managed: ManagedCompetition) {
  const t = useTranslations('competitionManage');
  const { competition } = managed;
  const kind = competition.competitors;
  const [adding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<EntryDialog | null>(null);
  const takesTeams =
    isUpcoming(competition) || competition.state === 'IN_PROGRESS_AND_OPENED' || isRotating(competition);
  const add = takesTeams && competition.abilities.includes('teams.manage') && (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {t('teams.add', { kind })}
    </Button>
  );
  const exchange = kind === 'TEAM' && (
    <ExchangeButtons
      kind="teams"
      competition={competition}
      mayImport={takesTeams && competition.abilities.includes('teams.manage')}
    />
  );
  // Before the start, whole names change; after it, one partner is replaced and keeps the played matches.
  const isPartner = kind === 'PAIR' && !isUpcoming(competition);
  const close = () => setDialog(null);
  return (
    <div className={styles.stack}>
      <Requests competition={competition} onOpenDialog={setDialog} />
      {kind === 'PAIR' && <PartnersCard competitionId={competition.id} />}
      <EntryList competition={competition} add={add} exchange={exchange} onOpenDialog={setDialog} />
      {adding && kind === 'TEAM' && <AddTeamDialog {...managed} onClose={() => setAdding(false)} />}
      {adding && kind !== 'TEAM' && (
        <AddByNameDialog competition={competition} onClose={() => setAdding(false)} />
      )}
      {dialog?.kind === 'change' && isPartner && (
        <ChangePartnerDialog competitionId={competition.id} teamId={dialog.entry.team.id} onClose={close} />
      )}
      {dialog?.kind === 'change' && !isPartner && (
        <ChangeCompetitorDialog competition={competition} entry={dialog.entry} onClose={close} />
      )}
      {dialog?.kind === 'reject' && (
        <RejectDialog competition={competition} entry={dialog.entry} onClose={close} />
      )}
      {dialog?.kind === 'withdraw' && (
        <WithdrawDialog competition={competition} entry={dialog.entry} onClose={close} />
      )}
    </div>
  );
}

interface ListProps extends Pick<ManagedCompetition, 'competition'> {
  readonly onOpenDialog: (dialog: EntryDialog) => void;
}

/** Withdrawn teams have their own card. */
const isWaiting = ({ status }: Pick<EntryData, 'status'>) => status === 'REQUESTED';

/** Teams waiting for a decision come first. */
function Requests({ competition, onOpenDialog }: ListProps) {
  const t = useTranslations('competitionManage');
  const waiting = competition.entries.filter(isWaiting);
  if (waiting.length === 0) return null;
  return (
    <Card title={t('requests')} aside={<span className={styles.count}>{waiting.length}</span>} flush>
      <ul>
        {waiting.map((entry) => (
          <EntryRow key={entry.id} competition={competition} entry={entry} onOpenDialog={onOpenDialog} />
        ))}
      </ul>
    </Card>
  );
}

/** Until the first match. */
function SeedsButton({ competition }: Pick<ManagedCompetition, 'competition'>) {
  const t = useTranslations('competitionSeeds');
  const [isOpen, setOpen] = useState(false);
  const { abilities, phases, entries } = competition;
  const isOpenToChange = !isOver(competition) && phases.every(({ played }) => played === 0);
  const isAnybodyIn = entries.some(({ status }) => status === 'ACCEPTED');
  if (!abilities.includes('competitions.manage') || !isOpenToChange || !isAnybodyIn) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<FormatListNumberedRounded />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <SeedsDialog competition={competition} onClose={() => setOpen(false)} />}
    </>
  );
}

interface EntryListProps extends ListProps {
  readonly add: React.ReactNode;
  readonly exchange: React.ReactNode;
}

function EntryList({ competition, add, exchange, onOpenDialog }: EntryListProps) {
  const t = useTranslations('competitionManage');
  const kind = competition.competitors;
  const [{ search, page }, change] = useUrlState({ search: '', page: '1' });
  const isAnybodyIn = competition.entries.some((entry) => !isWaiting(entry));
  // The list may know of a decision before the competition does; until both do, the team stays among the requests.
  const waitingIds = new Set(competition.entries.filter(isWaiting).map(({ id }) => id));
  const isDecided = (entry: EntryData) => !isWaiting(entry) && !waitingIds.has(entry.id);
  const query = useEntries({ competitionId: competition.id, search, page: parsePage(page) });
  const clear = (
    <Button variant="outlined" onClick={() => change({ search: '', page: '1' })}>
      {t('teams.clear')}
    </Button>
  );
  const empty =
    search === '' ? (
      <EmptyState
        title={t('teams.none', { kind })}
        action={
          <>
            {add}
            {exchange}
          </>
        }
      >
        {t('teams.noneText', { kind })}
      </EmptyState>
    ) : (
      <EmptyState title={t('teams.notFound', { search, kind })} action={clear} />
    );
  return (
    <Card title={t('tabs.teams', { kind })} aside={isAnybodyIn && add} flush>
      {(isAnybodyIn || search !== '') && (
        <div className={styles.tools}>
          <SearchField
            label={t('teams.search', { kind })}
            value={search}
            onSearch={(search) => change({ search, page: '1' })}
          />
          <SeedsButton competition={competition} />
          {exchange}
        </div>
      )}
      <QueryState
        query={query}
        errorTitle={t('teams.failed')}
        isEmpty={({ items }) => !items.some(isDecided)}
        empty={empty}
      >
        {({ items, total, totalPages }) => (
          <>
            <ul>
              {items.filter(isDecided).map((entry) => (
                <EntryRow
                  key={entry.id}
                  competition={competition}
                  entry={entry}
                  onOpenDialog={onOpenDialog}
                />
              ))}
            </ul>
            <UrlPager page={parsePage(page)} totalPages={totalPages} change={change}>
              {t('teamCount', { count: total, kind })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}
