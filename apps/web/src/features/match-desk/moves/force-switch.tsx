'use client';

import { useTranslations } from 'next-intl';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';

interface ForceSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Confirms a change although dependent matches have begun. */
export function ForceSwitch(props: ForceSwitchProps) {
  const t = useTranslations('matchDesk');
  const unit = useMatchUnit();
  return <SwitchRow label={t('force', { unit })} hint={t('forceHint', { unit })} {...props} />;
}
