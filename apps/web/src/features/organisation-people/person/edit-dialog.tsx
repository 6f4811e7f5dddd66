'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { fullName } from '../../../ui/identity/full-name.ts';
import { FactFields, KnownAsField, NameFields } from '../../person-fields/index.ts';
import { type EditOptions, useEditPerson } from './use-edit-person.ts';

/** For people the organisation is responsible for. */
export function EditDialog(props: EditOptions) {
  const t = useTranslations();
  const { shaped, bind, isStale } = useEditPerson(props);
  return (
    <SubmitDialog
      title={t('squad.edit.title', { name: fullName(props.facts) })}
      onClose={props.onClose}
      onSubmit={shaped.submit}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={shaped.busy}
      failure={shaped.failure}
    >
      <NameFields bind={bind} />
      <KnownAsField bind={bind} />
      <FactFields bind={bind} />
      {isStale && <Notice tone="warning">{t('squad.edit.overtaken')}</Notice>}
    </SubmitDialog>
  );
}
