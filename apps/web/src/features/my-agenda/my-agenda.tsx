'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { Subscribe } from '../sharing/index.ts';
import styles from './my-agenda.module.css';
import { useMyAgenda } from './use-my-agenda.ts';

/** The person's matches as a calendar feed with a secret URL. */
export function MyAgenda() {
  const t = useTranslations('sharing');
  const { query, make, revoke, isBusy, failure } = useMyAgenda();
  return (
    <Card title={t('myAgenda')}>
      <p className={styles.text}>{t('myAgendaText')}</p>
      {failure !== null && <FormError>{failure}</FormError>}
      <QueryState query={query} errorTitle={t('myAgendaFailed')} heading="h3">
        {({ address }) => (
          <div className={styles.section}>
            {address === null ? (
              <Button variant="outlined" fullWidth aria-disabled={isBusy} onClick={make}>
                {isBusy ? t('making') : t('makeAgenda')}
              </Button>
            ) : (
              <>
                <Subscribe address={address} />
                <Revoke isBusy={isBusy} onRenew={make} onRevoke={revoke} />
              </>
            )}
          </div>
        )}
      </QueryState>
    </Card>
  );
}

interface RevokeProps {
  readonly isBusy: boolean;
  readonly onRenew: () => void;
  readonly onRevoke: () => void;
}

function Revoke({ isBusy, onRenew, onRevoke }: RevokeProps) {
  const t = useTranslations('sharing');
  const confirm = useConfirm();
  const confirmAnd = async (kind: 'renew' | 'revoke', act: () => void) => {
    const isConfirmed = await confirm({
      title: t(`${kind}Title`),
      text: t(`${kind}Text`),
      confirmLabel: t(`${kind}Agenda`),
    });
    if (isConfirmed) act();
  };
  return (
    <ButtonRow>
      <Button size="small" aria-disabled={isBusy} onClick={() => void confirmAnd('renew', onRenew)}>
        {t('renewAgenda')}
      </Button>
      <Button
        size="small"
        color="error"
        aria-disabled={isBusy}
        onClick={() => void confirmAnd('revoke', onRevoke)}
      >
        {t('revokeAgenda')}
      </Button>
    </ButtonRow>
  );
}
