'use client';

import { type PublicName, publicNames } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { useTeamChange } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';

interface PublicNameDialogProps {
  readonly teamId: string;
  readonly person: Person;
  readonly onClose: () => void;
}

/** How much of the name is public. By default children's names are hidden, others shortened to an initial. */
export function PublicNameDialog({ teamId, person, onClose }: PublicNameDialogProps) {
  const t = useTranslations();
  const change = useTeamChange();
  const [chosen, setChosen] = useState<PublicName | null>(person.chosenPublicName);
  const [busy, setBusy] = useState(false);
  const name = fullName(person);
  const { personId, version } = person;
  const save = async () => {
    setBusy(true);
    const body = { people: [{ personId, version, publicName: chosen }] };
    const messages = { done: t('squad.edit.saved', { name }), failed: t('squad.edit.failed') };
    const isSaved = await change(() => squadApi.change({ params: { teamId }, body }), messages);
    setBusy(false);
    if (isSaved) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <SubmitDialog
      title={t('squad.publicName.title', { name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('teamDetail.save')}
      busyLabel={t('teamDetail.saving')}
      busy={busy}
      failure={null}
    >
      <SelectField
        label={t('squad.publicName.label')}
        hint={t(`squad.publicName.hints.${chosen ?? 'BY_AGE'}`)}
        placeholder={t('squad.publicName.BY_AGE')}
        value={chosen ?? ''}
        options={publicNames.map((value) => ({ value, label: t(`squad.publicName.${value}`) }))}
        onChange={({ target }) => setChosen(publicNames.find((value) => value === target.value) ?? null)}
      />
    </SubmitDialog>
  );
}
