'use client';

import QrCode2Rounded from '@mui/icons-material/QrCode2Rounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { IconDisc } from '../../ui/identity/icon-disc.tsx';
import styles from './qr-list.module.css';
import { useRevoke, type WorkingQr } from './use-qr.ts';

export function QrList({ qrs }: { qrs: readonly WorkingQr[] }) {
  return (
    <ul>
      {qrs.map((qr) => (
        <QrRow key={qr.id} qr={qr} />
      ))}
    </ul>
  );
}

function QrRow({ qr }: { qr: WorkingQr }) {
  const t = useTranslations();
  const locale = useLocale();
  const revoke = useConfirmRevoke();
  const uses = t('teamQr.uses', { uses: qr.uses, maxUses: qr.maxUses });
  return (
    <li className={styles.row}>
      <IconDisc>
        <QrCode2Rounded aria-hidden="true" sx={{ fontSize: 20 }} />
      </IconDisc>
      <span className={styles.words}>
        <b className={styles.uses}>{uses}</b>
        <span className={styles.quiet}>
          {t(`teamRoles.${qr.role}`)} ·{' '}
          {t('teamQr.until', { until: dayAndTime(locale, new Date(qr.expiresAt)) })}
        </span>
      </span>
      <Button
        variant="text"
        color="error"
        aria-label={`${t('teamQr.revoke')}: ${uses}`}
        onClick={() => void revoke(qr.id)}
      >
        {t('teamQr.revoke')}
      </Button>
    </li>
  );
}

function useConfirmRevoke() {
  const t = useTranslations('teamQr');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { mutate } = useRevoke();
  return async (qrId: string) => {
    const isConfirmed = await confirm({
      title: t('revokeTitle'),
      text: t('revokeText'),
      confirmLabel: t('revoke'),
      danger: true,
    });
    if (!isConfirmed) return;
    mutate(qrId, {
      onSuccess: () => toast(t('revoked')),
      onError: (failure) => toast(failureMessage(failure, t('revokeFailed')), 'error'),
    });
  };
}
