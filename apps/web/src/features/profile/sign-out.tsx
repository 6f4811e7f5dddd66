'use client';

import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '../../lib/session/index.ts';

export function SignOut() {
  const t = useTranslations('profile');
  const { logout } = useSession();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <Button
      variant="outlined"
      fullWidth
      startIcon={<LogoutRounded />}
      aria-disabled={leaving}
      onClick={leave}
    >
      {leaving ? t('signingOut') : t('signOut')}
    </Button>
  );
}
