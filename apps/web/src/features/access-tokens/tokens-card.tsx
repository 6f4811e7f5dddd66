'use client';

import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import styles from './access-tokens.module.css';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { ownTokens, type TokenOwner, tokensOf } from './owner.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { TokenRow } from './token-row.tsx';

/** The person's own tokens. */
export function OwnTokens() {
  return <TokensCard owner={ownTokens} />;
}

export function OrganisationTokens({ orgCode }: { readonly orgCode: string }) {
  return <TokensCard owner={tokensOf(orgCode)} />;
}

function TokensCard({ owner }: { readonly owner: TokenOwner }) {
  const t = useTranslations('accessTokens');
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useQuery({ queryKey: owner.key, queryFn: () => owner.list() });
  return (
    <Card title={t('title')}>
      <p className={styles.text}>{owner.isOrganisation ? t('organisationText') : t('ownText')}</p>
      <QueryState query={query} errorTitle={t('loadFailed')} heading="h3">
        {({ tokens }) => (
          <ul className={styles.list}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} owner={owner} />
            ))}
          </ul>
        )}
      </QueryState>
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => setIsCreating(true)}>
          {t('create')}
        </Button>
      </div>
      {isCreating && (
        <NewTokenDialog owner={owner} onClose={() => setIsCreating(false)} onCreated={setSecret} />
      )}
      {secret !== null && (
        <SecretDialog
          title={t('secretTitle')}
          secret={secret}
          use={t('secretUse')}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  );
}
