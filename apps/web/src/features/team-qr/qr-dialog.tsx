'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { CreatedQrView } from './created-qr.tsx';
import { QrForm } from './qr-form.tsx';
import type { CreatedQr } from './use-qr.ts';

export interface QrTeam {
  readonly id: string;
  readonly name: string;
}

interface QrDialogProps {
  readonly team: QrTeam;
  readonly onClose: () => void;
}

/** First the settings, then the code. Its link is shown only once. */
export function QrDialog({ team, onClose }: QrDialogProps) {
  const t = useTranslations('teamQr');
  const [createdQr, setCreatedQr] = useState<CreatedQr | null>(null);
  if (createdQr === null) return <QrForm team={team} onClose={onClose} onCreated={setCreatedQr} />;
  return (
    <FormDialog open title={t('ready', { name: team.name })} onClose={onClose}>
      <CreatedQrView qr={createdQr} team={team} />
    </FormDialog>
  );
}
