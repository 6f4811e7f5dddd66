'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClubUser } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './profile.module.css';

export function DeleteAccount({ user }: { user: ClubUser }) {
  const t = useTranslations('profile');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('deleteAccount')}>
      <p className={styles.text}>{t('deleteAccountText')}</p>
      <Button variant="outlined" fullWidth onClick={() => setAsking(true)} sx={{ color: 'var(--error)' }}>
        {t('deleteMyAccount')}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}
