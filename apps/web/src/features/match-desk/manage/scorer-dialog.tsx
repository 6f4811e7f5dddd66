'use client';

import Button from '@mui/material/Button';
import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { useFailureSentence } from '../../../ui/form/use-failure-sentence.ts';
import { QrPicture } from '../../team-qr/index.ts';
import { useTheDesk } from '../data/the-desk.tsx';
import styles from './manage.module.css';

type Link = CallReply<(typeof matchDeskCalls)['createScorerLink']>;

const [usual, longest] = [12, 72];

/** A link, also as a picture, that opens this desk and nothing else. It is shown once. */
export function ScorerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('matchDesk');
  const { desk, client } = useTheDesk();
  const [link, setLink] = useState<Link | null>(null);
  const [hours, setHours] = useState(usual);
  const { run, busy, failure } = useRun();
  const create = () =>
    run(async () => setLink(await client.createScorerLink({ body: { matchId: desk.id, hours } })));
  return (
    <FormDialog
      open
      title={t('menu.scorer')}
      onClose={onClose}
      actions={
        link === null ? (
          <Button variant="contained" size="large" aria-disabled={busy} onClick={() => void create()}>
            {t('createLink')}
          </Button>
        ) : undefined
      }
    >
      <Fields>
        {link === null ? (
          <>
            <p className={styles.quiet}>{t('scorerText')}</p>
            <NumberStepper label={t('hours')} value={hours} min={1} max={longest} onChange={setHours} />
          </>
        ) : (
          <Made link={link} onRevoked={() => setLink(null)} />
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}

function Made({ link, onRevoked }: { readonly link: Link; readonly onRevoked: () => void }) {
  const t = useTranslations('matchDesk');
  const locale = useLocale();
  const toast = useToast();
  const { desk, client } = useTheDesk();
  const { run, busy, failure } = useRun();
  const revoke = () =>
    run(async () => {
      await client.revokeScorerLink({ params: { linkId: link.id, matchId: desk.id } });
      toast(t('linkRevoked'));
      onRevoked();
    });
  const copy = async () => {
    await navigator.clipboard.writeText(link.url);
    toast(t('linkCopied'));
  };
  return (
    <>
      <QrPicture svg={link.svg} alt={t('codeAlt')} className={styles.code} />
      <TextField label={t('link')} value={link.url} input={{ readOnly: true }} />
      <Notice tone="info">{t('linkUntil', { when: dayAndTime(locale, new Date(link.expiresAt)) })}</Notice>
      <div className={styles.buttons}>
        <Button variant="outlined" color="error" aria-disabled={busy} onClick={() => void revoke()}>
          {t('revoke')}
        </Button>
        <Button variant="contained" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      {failure !== null && <FormError>{failure}</FormError>}
    </>
  );
}

function useRun() {
  const t = useTranslations('ui.failures');
  const sentence = useFailureSentence();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await work().catch((reason: unknown) => setFailure(sentence(reason, t('save'))));
    setBusy(false);
  };
  return { run, busy, failure };
}
