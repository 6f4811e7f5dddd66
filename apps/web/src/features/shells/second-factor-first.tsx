'use client';

import { useTranslations } from 'next-intl';
import { LockedState } from '../../ui/feedback/locked-state.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';

/** The organisation requires a second factor of its admins, and this one has none yet. */
export function SecondFactorFirst({ organisation }: { readonly organisation: string }) {
  const t = useTranslations('shell.secondFactorFirst');
  return (
    <LockedState
      title={t('title')}
      action={
        <ButtonLink href="/profile?tab=security" size="large">
          {t('action')}
        </ButtonLink>
      }
    >
      {t('text', { organisation })}
    </LockedState>
  );
}
