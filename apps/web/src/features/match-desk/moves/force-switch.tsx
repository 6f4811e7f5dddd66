'use client';

import { useTranslations } from 'next-intl';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';

interface ForceSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Continue although dependent matches have begun. */
export function ForceSwitch(props: ForceSwitchProps) {
  const t = useTranslations('matchDesk');
  return <SwitchRow label={t('force')} hint={t('forceHint')} {...props} />;
}
