'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';
import { PreferenceForm } from './preference-form.tsx';
import { storeConsent, useConsent } from './use-consent.ts';

/** The banner's switches, for changing the choice later. */
export function ConsentSettings() {
  const t = useTranslations('consent');
  const toast = useToast();
  const consent = useConsent();
  return (
    <PreferenceForm
      choice={consent}
      onSave={(choice) => {
        storeConsent(choice);
        toast(t('saved'));
      }}
    />
  );
}
