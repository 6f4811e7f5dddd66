'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { partnerApi } from '../../lib/api/partner.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { ChangePartnerDialog } from './change-partner-dialog.tsx';
import { LookDialog } from './look-dialog.tsx';
import { Requests } from './requests.tsx';
import { SearchRow } from './search-row.tsx';
import { type PartnersData, usePartnerAction, usePartners } from './use-partners.ts';

interface LookingProps {
  readonly competitionId: string;
}

/** Where a player enters a competition of pairs without a partner. */
export function LookingForPartner({ competitionId }: LookingProps) {
  const t = useTranslations('partners');
  const query = usePartners(competitionId);
  return (
    <QueryState query={query} errorTitle={t('loadFailed')}>
      {(partners) => <Looking competitionId={competitionId} partners={partners} />}
    </QueryState>
  );
}

function Looking({ competitionId, partners }: LookingProps & { readonly partners: PartnersData }) {
  const t = useTranslations('partners');
  const [isLooking, setLooking] = useState(false);
  const { isOpen, people, searches, ownPairs } = partners;
  const look = isOpen && people.length > 0 && (
    <Button variant="contained" onClick={() => setLooking(true)}>
      {t('look')}
    </Button>
  );
  return (
    <>
      <Notice tone="info">{isOpen ? t('open') : t('closed')}</Notice>
      {ownPairs.map((pair) => (
        <OwnPair key={pair.teamId} competitionId={competitionId} pair={pair} />
      ))}
      <Card title={t('title')} aside={searches.length > 0 && look} flush>
        {searches.length === 0 ? (
          <EmptyState title={t('none')} action={look}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <ul>
            {searches.map((search) => (
              <SearchRow key={search.id} search={search}>
                {search.isOwn ? (
                  <StopButton competitionId={competitionId} search={search} />
                ) : (
                  isOpen && <Requests competitionId={competitionId} search={search} partners={partners} />
                )}
              </SearchRow>
            ))}
          </ul>
        )}
      </Card>
      {isLooking && (
        <LookDialog competitionId={competitionId} people={people} onClose={() => setLooking(false)} />
      )}
    </>
  );
}

interface StopButtonProps extends LookingProps {
  readonly search: PartnersData['searches'][number];
}

export function StopButton({ competitionId, search: { id, person } }: StopButtonProps) {
  const t = useTranslations('partners');
  const { busy, run } = usePartnerAction();
  const stop = () => partnerApi.stop({ params: { competitionId, id } });
  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={t('stopOf', { name: fullName(person) })}
      onClick={() => void run(stop, t('stopped'))}
    >
      {t('stop')}
    </Button>
  );
}

function OwnPair({
  competitionId,
  pair,
}: LookingProps & { readonly pair: PartnersData['ownPairs'][number] }) {
  const t = useTranslations('partners');
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title={t('ownPair')}
      aside={
        <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      }
    >
      <b>{pair.name}</b>
      {isChanging && (
        <ChangePartnerDialog
          competitionId={competitionId}
          teamId={pair.teamId}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  );
}
