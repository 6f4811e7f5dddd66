'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import {
  FactFields,
  KnownAsField,
  NameFields,
  PositionField,
  ShirtField,
} from '../../../person-fields/index.ts';
import type { Person } from '../people/use-squad.ts';
import { useEditPerson } from './use-edit-person.ts';

interface EditDialogProps {
  readonly teamId: string;
  readonly person: Person;
  readonly people: readonly Person[];
  readonly maySeeFacts: boolean;
  readonly onClose: () => void;
}

/** People with an account edit their own details: the team edits their shirt and position. */
export function EditDialog(props: EditDialogProps) {
  const t = useTranslations();
  const { person, maySeeFacts, onClose } = props;
  const { shaped, bind, isStale } = useEditPerson(props);
  const isEditable = person.abilities.includes('edit');
  return (
    <SubmitDialog
      title={t('squad.edit.title', { name: fullName(person) })}
      onClose={onClose}
      onSubmit={shaped.submit}
      label={t('teamDetail.save')}
      busyLabel={t('teamDetail.saving')}
      busy={shaped.busy}
      failure={shaped.failure}
    >
      {isEditable ? (
        <>
          <NameFields bind={bind} shirt={<ShirtField bind={bind} />} />
          <Pair>
            <PositionField bind={bind} />
            <KnownAsField bind={bind} />
          </Pair>
          {maySeeFacts && <FactFields bind={bind} />}
        </>
      ) : (
        <>
          <Pair>
            <ShirtField bind={bind} />
            <PositionField bind={bind} />
          </Pair>
          <Notice tone="info">
            {t(person.userCode === null ? 'squad.edit.notOurs' : 'squad.edit.hasAccount')}
          </Notice>
        </>
      )}
      {isStale && <Notice tone="warning">{t('squad.edit.overtaken')}</Notice>}
    </SubmitDialog>
  );
}
