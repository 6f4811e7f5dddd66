'use client';

import Button from '@mui/material/Button';
import type { OAuthProvider } from '@traip/contract';
import { signIn } from 'next-auth/react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { localisedPath } from '../../../i18n/locales.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './social-buttons.module.css';
import { SocialMark } from './social-marks.tsx';

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'github', name: 'GitHub' },
  { id: 'apple', name: 'Apple' },
] as const satisfies { id: OAuthProvider; name: string }[];
type Provider = (typeof providers)[number];

interface SocialButtonsProps {
  readonly configured: readonly OAuthProvider[];
  readonly callbackUrl: string | null;
}

/** Configured providers sign in; the others say that they are not available. */
export function SocialButtons({ configured, callbackUrl }: SocialButtonsProps) {
  const t = useTranslations('account');
  const failures = useTranslations('ui.failures');
  const locale = useLocale();
  const id = useId();
  const [explanation, setExplanation] = useState<string | null>(null);
  const [redirectingTo, setRedirectingTo] = useState<OAuthProvider | null>(null);

  const press = async ({ id: provider, name }: Provider) => {
    if (!configured.includes(provider)) return setExplanation(t('login.providerOff', { provider: name }));
    setExplanation(null);
    setRedirectingTo(provider);
    try {
      await signIn(provider, {
        callbackUrl: returnAddress(localisedPath(locale, '/auth/login'), callbackUrl),
      });
    } catch {
      setRedirectingTo(null);
      setExplanation(failures('network'));
    }
  };

  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.over} id={id}>
        {t('login.continueWith')}
      </h2>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <ProviderButton
            key={provider.id}
            provider={provider}
            available={configured.includes(provider.id)}
            busy={redirectingTo === provider.id}
            onPress={() => void press(provider)}
          />
        ))}
      </div>
      <div className={styles.explained} hidden={explanation === null} aria-live="polite">
        {explanation !== null && <Notice tone="info">{explanation}</Notice>}
      </div>
    </section>
  );
}

/** Returns to this page, which takes over the session and redirects. */
function returnAddress(loginPath: string, callbackUrl: string | null): string {
  const url = new URL(loginPath, location.origin);
  if (callbackUrl !== null) url.searchParams.set('callbackUrl', callbackUrl);
  return url.href;
}

interface ProviderButtonProps {
  readonly provider: Provider;
  readonly available: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** An unavailable provider stays focusable, so that everyone can find out why. */
function ProviderButton({ provider: { id, name }, available, busy, onPress }: ProviderButtonProps) {
  const t = useTranslations('account.login');
  return (
    <Button
      variant="outlined"
      size="large"
      color="inherit"
      startIcon={<SocialMark provider={id} />}
      className={available ? undefined : styles.off}
      aria-disabled={!available || busy}
      aria-label={available ? undefined : t('providerOffLabel', { provider: name })}
      onClick={onPress}
    >
      {name}
    </Button>
  );
}
