'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import type { TokenScope } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import styles from './app-consent.module.css';

export interface AppRequest {
  readonly app: { readonly name: string; readonly website: string | null; readonly madeBy: string };
  readonly scopes: readonly TokenScope[];
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
}

interface ConsentCardProps {
  readonly authorization: AppRequest;
  /** What else there is to check. */
  readonly children?: ReactNode;
  readonly busy: boolean;
  readonly failure: string | null;
  /** The organisation, or null for the person. */
  readonly onAllow: (organisationId: string | null) => void;
  /** Declines instead of allowing. */
  readonly cancel: ReactNode;
  /** What follows, below the buttons. */
  readonly then: string;
}

/** Shows who asks, for what and in whose name, before the person agrees. */
export function ConsentCard({
  authorization,
  children,
  busy,
  failure,
  onAllow,
  cancel,
  then,
}: ConsentCardProps) {
  const t = useTranslations('appConsent');
  const { app, scopes, organisations } = authorization;
  const [owner, setOwner] = useState('');
  return (
    <Card>
      <div className={styles.question}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title', { app: app.name })}</h1>
          <p className={styles.maker}>{t('madeBy', { who: app.madeBy })}</p>
          <Website address={app.website} />
        </div>
        {children}
        <Scopes scopes={scopes} />
        <OwnerField organisations={organisations} value={owner} onChange={setOwner} />
        {failure !== null && <FormError>{failure}</FormError>}
        <div className={styles.buttons}>
          {cancel}
          <Button
            variant="contained"
            size="large"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) onAllow(owner === '' ? null : owner);
            }}
          >
            {busy ? t('allowing') : t('allow')}
          </Button>
        </div>
        <p className={styles.small}>{then}</p>
      </div>
    </Card>
  );
}

/** As text: we don't link to what an app says about itself. */
function Website({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return <p className={styles.small}>{new URL(address).host}</p>;
}

function Scopes({ scopes }: { readonly scopes: readonly TokenScope[] }) {
  const t = useTranslations('appConsent');
  return (
    <div>
      <h2 className={styles.subtitle}>{t('will')}</h2>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <li key={scope} className={styles.scope}>
            <CheckRounded aria-hidden="true" />
            {t(`may.${scope}`)}
          </li>
        ))}
      </ul>
      <p className={styles.never}>{t('never')}</p>
    </div>
  );
}

interface OwnerFieldProps {
  readonly organisations: AppRequest['organisations'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OwnerField({ organisations, value, onChange }: OwnerFieldProps) {
  const t = useTranslations('appConsent');
  const { user } = useSession();
  if (user === null) return null;
  const signedInAs = <p className={styles.small}>{t('signedInAs', { email: user.email })}</p>;
  if (organisations.length === 0)
    return (
      <div>
        <h2 className={styles.subtitle}>{t('whose')}</h2>
        <p className={styles.maker}>{fullName(user)}</p>
        {signedInAs}
      </div>
    );
  return (
    <div>
      <SelectField
        label={t('whose')}
        hint={value === '' ? t('whoseHint') : t('organisationHint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={fullName(user)}
        options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {signedInAs}
    </div>
  );
}
