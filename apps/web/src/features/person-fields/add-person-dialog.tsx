'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { OwnField } from '../../lib/person-field.ts';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { FormError, Notice } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { Fields } from '../../ui/form/form-frame.tsx';
import { FactFields, KnownAsField, NameFields, type PersonFieldsProps } from './person-fields.tsx';

interface AddPersonDialogProps extends PersonFieldsProps<OwnField> {
  readonly submit: (event: FormEvent) => void;
  readonly busy: boolean;
  readonly failure: string | null;
  /** A message about the person just added; null if there's none. */
  readonly last: string | null;
  /** A message about an existing person with that name. */
  readonly namesake: string | null;
  /** Submits the same again, as another person. */
  readonly onAnother: () => void;
  /** Team fields: one beside the name, the others below. */
  readonly shirt?: ReactNode;
  readonly place?: ReactNode;
  readonly onClose: () => void;
}

/** Only a name is required. The dialog stays open for the next person. */
export function AddPersonDialog(props: AddPersonDialogProps) {
  const { bind, submit, busy, failure, last, namesake, onAnother, shirt, place, onClose } = props;
  const t = useTranslations();
  const [showsMore, setShowsMore] = useState(false);
  const actions = (
    <>
      <Button variant="outlined" size="large" onClick={onClose}>
        {t(last === null ? 'ui.cancel' : 'squad.add.done')}
      </Button>
      <SubmitButton label={t('squad.add.submit')} busyLabel={t('squad.add.busy')} busy={busy} />
    </>
  );
  return (
    <FormDialog open title={t('squad.add.open')} onClose={onClose} onSubmit={submit} actions={actions}>
      <Fields>
        {last !== null && <Notice tone="success">{last}</Notice>}
        <NameFields bind={bind} shirt={shirt} />
        {showsMore ? (
          <>
            {place}
            <KnownAsField bind={bind} />
            <FactFields bind={bind} />
          </>
        ) : (
          <div>
            <Button variant="text" startIcon={<ExpandMoreRounded />} onClick={() => setShowsMore(true)}>
              {t('squad.add.more')}
            </Button>
          </div>
        )}
        {namesake !== null && (
          <Notice
            tone="warning"
            action={
              <Button type="submit" variant="outlined" onClick={onAnother}>
                {t('squad.add.another')}
              </Button>
            }
          >
            {namesake}
          </Notice>
        )}
        {failure !== null && <FormError>{failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}
