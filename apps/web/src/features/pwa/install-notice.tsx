'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button/button.tsx';
import { CornerNotice } from '../../ui/feedback/corner-notice.tsx';

interface InstallNoticeProps {
  readonly onInstall: () => void;
  readonly onDecline: () => void;
}

/** A declined offer isn't repeated. */
export function InstallNotice({ onInstall, onDecline }: InstallNoticeProps) {
  const t = useTranslations('pwa.install');
  return (
    <CornerNotice title={t('title')} text={t('text')} onClose={onDecline}>
      <Button variant="outlined" onClick={onDecline}>
        {t('no')}
      </Button>
      <Button variant="contained" onClick={onInstall}>
        {t('yes')}
      </Button>
    </CornerNotice>
  );
}
