'use client';

import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { profileApi } from '../../lib/api/browser.ts';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import styles from './sessions.module.css';

/** With more sessions than this, they can all be ended at once. */
const maxShown = 4;
const key = ['profile', 'sessions'];

/** This device, and where else the person is signed in. */
export function OtherSessions() {
  const t = useTranslations('profile.sessions');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const { data } = useQuery({ queryKey: key, queryFn: () => profileApi.sessions() });
  const { end, endAll } = useEndSessions();
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  const own = data?.sessions.find(({ isThis }) => isThis);
  if (others.length === 0) return own ? <ThisDevice session={own} /> : null;
  const failure = end.error ?? endAll.error;
  const isBusy = end.isPending || endAll.isPending;
  return (
    <section className={styles.others} aria-labelledby="other-sessions">
      {own && <ThisDevice session={own} />}
      <h3 id="other-sessions" className={styles.heading}>
        {t('heading', { count: others.length })}
      </h3>
      {failure !== null && <FormError>{failureMessage(failure, t('failed'))}</FormError>}
      <ul className={styles.list}>
        {others.slice(0, maxShown).map((session) => {
          const { id, startedAt, usedAt } = session;
          const used = dayAndTime(locale, new Date(usedAt));
          return (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <Device session={session} />
                <span>{t('used', { when: used })}</span>
                <span>{t('started', { when: dayAndTime(locale, new Date(startedAt)) })}</span>
              </span>
              <Button
                aria-label={t('endOne', { when: used })}
                aria-disabled={isBusy}
                onClick={() => !isBusy && end.mutate(id)}
              >
                {t('end')}
              </Button>
            </li>
          );
        })}
      </ul>
      {others.length > maxShown && (
        <p className={styles.more}>{t('more', { count: others.length - maxShown })}</p>
      )}
      {others.length > 1 && (
        <Button
          variant="outlined"
          fullWidth
          aria-disabled={isBusy}
          onClick={() => !isBusy && endAll.mutate()}
        >
          {t('endAll')}
        </Button>
      )}
    </section>
  );
}

function ThisDevice({ session }: DeviceProps) {
  const t = useTranslations('profile.sessions');
  return (
    <p className={`${styles.words} ${styles.own}`}>
      <span>{t('thisDevice')}</span>
      <Device session={session} />
    </p>
  );
}

interface DeviceProps {
  readonly session: {
    readonly browser: string | null;
    readonly system: string | null;
    readonly country: string | null;
    readonly address: string | null;
  };
}

/** "Firefox, Android" and "Spain · 83.45.12.1". */
function Device({ session: { browser, system, country, address } }: DeviceProps) {
  const t = useTranslations('profile.sessions');
  const locale = useLocale();
  const place = country === null ? undefined : new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return (
    <>
      <b>{[browser, system].filter(Boolean).join(', ') || t('unknownDevice')}</b>
      {address !== null && <span>{[place, address].filter(Boolean).join(' · ')}</span>}
    </>
  );
}

function useEndSessions() {
  const t = useTranslations('profile.sessions');
  const client = useQueryClient();
  const toast = useToast();
  const options = { onSettled: () => client.invalidateQueries({ queryKey: key }) };
  const end = useMutation({
    mutationFn: (id: string) => profileApi.endSession({ params: { id } }),
    onSuccess: () => toast(t('ended')),
    ...options,
  });
  const endAll = useMutation({
    mutationFn: () => profileApi.endOtherSessions(),
    onSuccess: () => toast(t('endedAll')),
    ...options,
  });
  return { end, endAll };
}
