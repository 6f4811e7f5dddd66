'use client';

import { useTranslations } from 'next-intl';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { contactsIn } from '../draft/to-form.ts';
import type { Wizard } from '../state/use-wizard.ts';

/** Shows who will get an email, and lets the organiser change that. */
export function InviteContacts({ wizard: { draft, change } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.contacts');
  const count = contactsIn(draft.teams);
  if (count === 0) return null;
  return (
    <SwitchRow
      label={t('label', { count })}
      hint={draft.invitesContacts ? t('on', { count }) : t('off')}
      checked={draft.invitesContacts}
      onChange={(invites) => change('invitesContacts', invites)}
    />
  );
}
