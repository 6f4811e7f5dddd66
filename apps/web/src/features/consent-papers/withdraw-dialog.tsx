'use client';

import type { ConsentPurpose } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { calendarDateInBrief } from '../../i18n/formats.ts';
import { consentApi } from '../../lib/api/consent.ts';
import { CheckList } from '../../ui/choice/check-list.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './papers.module.css';
import { type PaperData, useInvalidatePapers } from './use-papers.ts';

interface WithdrawDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly paper: PaperData;
  readonly onClose: () => void;
}

/** All of a sheet or a part; each point says what ends at once. */
export function WithdrawDialog({ personId, name, paper, onClose }: WithdrawDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { signedBy, relation, signedOn, allows } = paper;
  const [purposes, setPurposes] = useState<readonly ConsentPurpose[]>(allows);
  const { busy, failure, withdraw } = useWithdraw({ personId, name, paper, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void withdraw(purposes);
  };
  return (
    <SubmitDialog
      title={t('consentPapers.takeBackTitle', { name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('consentPapers.takeBackNow')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
      color="error"
    >
      <p className={styles.quiet}>
        {t('consentPapers.signer', { name: signedBy, relation, day: calendarDateInBrief(locale, signedOn) })}
      </p>
      <CheckList
        legend={t('consentPapers.whatEnds')}
        options={allows.map((value) => ({
          value,
          label: t(`family.purposes.${value}`),
          hint: t(`consentPapers.ends.${value}`),
        }))}
        value={purposes}
        onChange={(chosen) => setPurposes(allows.filter((purpose) => chosen.includes(purpose)))}
      />
    </SubmitDialog>
  );
}

function useWithdraw({ personId, name, paper: { paperId }, onClose }: WithdrawDialogProps) {
  const t = useTranslations('consentPapers');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidatePapers();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async (purposes: readonly ConsentPurpose[]) => {
    if (purposes.length === 0) return setFailure(t('nothingTaken'));
    setBusy(true);
    setFailure(null);
    try {
      await consentApi.withdrawPaper({ params: { personId, paperId }, body: { purposes: [...purposes] } });
    } catch (reason) {
      setBusy(false);
      return setFailure(failureMessage(reason, t('takeBackFailed')));
    }
    toast(t('takenBack', { name }));
    await invalidate();
    onClose();
  };
  return { busy, failure, withdraw };
}
