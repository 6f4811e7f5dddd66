'use client';

import { useTranslations } from 'next-intl';
import { AddPersonDialog } from '../../person-fields/index.ts';
import { useAddPerson } from './use-add-person.ts';
import { useAddedToast } from './use-added-toast.ts';

interface AddDialogProps {
  readonly orgCode: string;
  readonly onClose: () => void;
}

/** Adds people who have no team yet. */
export function AddDialog({ orgCode, onClose }: AddDialogProps) {
  const t = useTranslations('players');
  const toastAdded = useAddedToast();
  const { shaped, bind, added, namesake } = useAddPerson(orgCode);
  const last = added.at(-1);
  const close = () => {
    toastAdded(added.length);
    onClose();
  };
  return (
    <AddPersonDialog
      {...shaped}
      bind={bind}
      last={last === undefined ? null : t('addedNow', { name: last })}
      namesake={namesake === null ? null : t('known', { name: namesake })}
      onAnother={() => shaped.form.setValue('isAnother', true)}
      onClose={close}
    />
  );
}
