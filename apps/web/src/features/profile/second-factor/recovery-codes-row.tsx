'use client';

import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import styles from './second-factor.module.css';
import { type SecondFactors, useReloadSecondFactor } from './use-second-factor.ts';

/** With fewer than this, new ones are recommended. */
const few = 3;

interface RecoveryCodesRowProps {
  readonly state: SecondFactors;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function RecoveryCodesRow({ state: { isOn, recoveryCodesLeft }, onCodes }: RecoveryCodesRowProps) {
  const t = useTranslations('profile.secondFactor');
  const confirm = useConfirm();
  const failureMessage = useFailureMessage();
  const reload = useReloadSecondFactor();
  const renewal = useMutation({ mutationFn: () => secondFactorApi.newRecoveryCodes() });
  const renew = async () => {
    const question = { title: t('newCodesQuestion'), text: t('newCodesLoss'), confirmLabel: t('newCodes') };
    if (isOn && !(await confirm(question))) return;
    renewal.mutate(undefined, {
      onSuccess: async ({ recoveryCodes }) => {
        onCodes(recoveryCodes);
        await reload();
      },
    });
  };
  return (
    <li className={styles.row}>
      <DescriptionOutlined aria-hidden="true" />
      <span className={styles.words}>
        <b>{t('codes')}</b>
        <span className={recoveryCodesLeft < few ? styles.few : undefined}>
          {isOn ? t('codesLeft', { count: recoveryCodesLeft }) : t('noCodes')}
        </span>
        {renewal.error !== null && <FormError>{failureMessage(renewal.error, t('failed'))}</FormError>}
      </span>
      <Button onClick={() => void renew()}>{isOn ? t('newCodes') : t('getCodes')}</Button>
    </li>
  );
}
