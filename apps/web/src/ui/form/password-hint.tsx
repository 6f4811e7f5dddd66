'use client';

import { useTranslations } from 'next-intl';

const minLength = 6;

export function PasswordHint({ password }: { readonly password: string | undefined }) {
  const t = useTranslations('ui.passwordHint');
  const length = password?.length ?? 0;
  if (length === 0) return t('start');
  return length < minLength ? t('short', { missing: minLength - length }) : `✓ ${t('enough')}`;
}
