'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { failureMessage } from '../../../ui/form/failure-message.ts';
import styles from './mail-sent.module.css';
import { useCountdown } from './use-countdown.ts';

const pause = 30;

type Phase = 'first-sent' | 'ready' | 'sending' | 'sent';

interface SendAgainProps {
  readonly send: () => Promise<unknown>;
  readonly failure: 'forgot' | 'resend';
  /** After a first email there is a waiting time; without one there is none. */
  readonly waitsFirst?: boolean;
}

/** Resends the email, at most once every half minute. */
export function SendAgain({ send, failure, waitsFirst = true }: SendAgainProps) {
  const t = useTranslations('account');
  const locale = useLocale();
  const countdown = useCountdown(pause);
  const [phase, setPhase] = useState<Phase>(waitsFirst ? 'first-sent' : 'ready');
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = (phase === 'first-sent' || phase === 'sent') && countdown.left > 0;

  const sendAgain = async () => {
    setPhase('sending');
    setProblem(null);
    try {
      await send();
      countdown.start();
      setPhase('sent');
    } catch (reason) {
      setPhase('ready');
      setProblem(
        failureMessage(reason, {
          locale,
          network: t('failures.offline'),
          otherwise: t(`failures.${failure}`),
        }),
      );
    }
  };

  return (
    <div className={styles.again}>
      {phase === 'first-sent' && <p>{t('resend.look')}</p>}
      <p role="status" hidden={phase !== 'sent'}>
        {phase === 'sent' && t('resend.sent')}
      </p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {waiting ? (
        <p className={styles.wait}>{t('resend.wait', { seconds: countdown.left })}</p>
      ) : (
        <Button
          variant="outlined"
          size="large"
          onClick={() => void sendAgain()}
          disabled={phase === 'sending'}
        >
          {phase === 'sending' ? t('resend.busy') : t('resend.action')}
        </Button>
      )}
    </div>
  );
}
