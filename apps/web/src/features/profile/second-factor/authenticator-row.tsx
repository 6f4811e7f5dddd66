'use client';

import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import styles from './second-factor.module.css';
import { useSecondFactorChanged } from './use-second-factor.ts';

export function AuthenticatorRow() {
  const t = useTranslations('profile.secondFactor');
  const confirm = useConfirm();
  const toast = useToast();
  const changed = useSecondFactorChanged();
  const failureMessage = useFailureMessage();
  const removal = useMutation({ mutationFn: () => secondFactorApi.removeAuthenticator() });
  const remove = async () => {
    const question = { title: t('removeAppQuestion'), text: t('removeLoss'), confirmLabel: t('remove') };
    if (!(await confirm({ ...question, danger: true }))) return;
    removal.mutate(undefined, {
      onSuccess: async (state) => {
        toast(t('removed'));
        await changed(state);
      },
    });
  };
  return (
    <li className={styles.row}>
      <PhonelinkLockRounded aria-hidden="true" />
      <span className={styles.words}>
        <b>{t('app')}</b>
        <span>{t('appText')}</span>
        {removal.error !== null && <FormError>{failureMessage(removal.error, t('failed'))}</FormError>}
      </span>
      <Button color="error" aria-label={t('removeApp')} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </li>
  );
}
