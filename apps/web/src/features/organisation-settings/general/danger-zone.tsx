'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../../i18n/navigation.ts';
import { organisationApi } from '../../../lib/api/browser.ts';
import { useRefreshUser } from '../../../lib/api/use-refresh-user.ts';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import styles from '../frame/settings.module.css';
import type { Organisation } from '../frame/use-organisation.ts';

export function DangerZone({ organisation }: { readonly organisation: Organisation }) {
  const t = useTranslations('organisationSettings.closing');
  const { busy, failure, close } = useCloseOrganisation(organisation);
  return (
    <Card title={t('title')}>
      <div className={styles.danger}>
        <p>{t('text')}</p>
        <Button variant="outlined" aria-disabled={busy} onClick={close} sx={{ color: 'var(--error)' }}>
          {busy ? t('busy') : t('action')}
        </Button>
      </div>
      {failure !== null && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </Card>
  );
}

function useCloseOrganisation({ id, name, orgCode }: Organisation) {
  const t = useTranslations('organisationSettings.closing');
  const confirm = useConfirm();
  const failureMessage = useFailureMessage();
  const toast = useToast();
  const router = useRouter();
  const renewUser = useRefreshUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = async () => {
    const question = {
      title: t('ask', { name }),
      text: t('lost', { code: orgCode }),
      confirmLabel: t('action'),
    };
    if (busy || !(await confirm({ ...question, danger: true }))) return;
    setBusy(true);
    setFailure(null);
    try {
      await organisationApi.delete({ params: { id } });
      // Navigate first: without the organisation this page has nothing to show.
      router.replace('/home');
      toast(t('done', { name }));
      await renewUser();
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
      setBusy(false);
    }
  };
  return { busy, failure, close: () => void close() };
}
