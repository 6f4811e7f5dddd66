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
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Card title={t('deleteAccount')}>
      <p className={styles.text}>{t('deleteAccountText')}</p>
      <Button variant="outlined" fullWidth onClick={() => setConfirming(true)} sx={{ color: 'var(--error)' }}>
        {t('deleteMyAccount')}
      </Button>
      {isConfirming && <DeleteAccountDialog user={user} onClose={() => setConfirming(false)} />}
    </Card>
  );
}
