'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { partnerApi } from '../../lib/api/partner.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import styles from './partners.module.css';
import { type PartnersData, type SearchData, usePartnerAction } from './use-partners.ts';

interface RequestsProps {
  readonly competitionId: string;
  readonly search: SearchData;
  readonly partners: PartnersData;
}

/** What each of the person's own searches can do about another one: usually there's one search. */
export function Requests({ competitionId, search, partners }: RequestsProps) {
  return partners.searches
    .filter(({ isOwn }) => isOwn)
    .map((own) => <Request key={own.id} competitionId={competitionId} search={search} own={own} />);
}

function Request({
  competitionId,
  search,
  own,
}: Omit<RequestsProps, 'partners'> & { readonly own: SearchData }) {
  const t = useTranslations('partners');
  const { busy, run } = usePartnerAction();
  const states = search.requests.filter(({ ownId }) => ownId === own.id).map(({ state }) => state);
  const name = fullName(search.person);
  const params = { competitionId };
  const between = { fromId: own.id, toId: search.id };
  const answer = (accept: boolean) =>
    run(
      () => partnerApi.answer({ params, body: { fromId: search.id, toId: own.id, accept } }),
      t(accept ? 'accepted' : 'declined', { name }),
    );
  if (states.includes('RECEIVED'))
    return (
      <>
        <Button
          size="small"
          variant="contained"
          loading={busy}
          aria-label={t('acceptOf', { name })}
          onClick={() => void answer(true)}
        >
          {t('accept')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          aria-label={t('declineOf', { name })}
          onClick={() => void answer(false)}
        >
          {t('decline')}
        </Button>
      </>
    );
  if (states.includes('DECLINED')) return <span className={styles.quiet}>{t('saidNo')}</span>;
  const isSent = states.includes('SENT');
  const send = () =>
    isSent
      ? partnerApi.takeBack({ params: { competitionId, ...between } })
      : partnerApi.ask({ params, body: between });
  return (
    <Button
      size="small"
      variant={isSent ? 'outlined' : 'contained'}
      loading={busy}
      aria-label={t(isSent ? 'takeBackOf' : 'askOf', { name })}
      onClick={() => void run(send, t(isSent ? 'takenBack' : 'asked', { name }))}
    >
      {t(isSent ? 'takeBack' : 'ask')}
    </Button>
  );
}
