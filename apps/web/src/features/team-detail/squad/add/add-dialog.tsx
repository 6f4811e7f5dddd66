'use client';

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { grantableTeamRoles, qrTeamRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '../../../../ui/dialog/dialog.tsx';
import { FormError, Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx';
import { Fields, Pair } from '../../../../ui/form/form-frame.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import type { TeamData } from '../../team/use-team.ts';
import { useTellAdded } from '../people/use-tell-added.ts';
import { FactFields, KnownAsField, NameFields, PositionField } from '../person/person-fields.tsx';
import { useAddPerson } from './use-add-person.ts';

interface AddDialogProps {
  readonly team: TeamData;
  readonly onClose: () => void;
}

/** A name is enough. It stays open for the next one. */
export function AddDialog({ team, onClose }: AddDialogProps) {
  const t = useTranslations();
  const [showsMore, setShowsMore] = useState(false);
  const tellAdded = useTellAdded(team.id);
  const { shaped, bind, added, namesake } = useAddPerson(team);
  const roles = team.abilities.includes('team.changeRole') ? grantableTeamRoles : qrTeamRoles;
  const last = added.at(-1);
  const close = () => {
    tellAdded(added);
    onClose();
  };
  const actions = (
    <>
      <Button variant="outlined" size="large" onClick={close}>
        {t(added.length === 0 ? 'ui.cancel' : 'squad.add.done')}
      </Button>
      <SubmitButton label={t('squad.add.submit')} busyLabel={t('squad.add.busy')} busy={shaped.busy} />
    </>
  );
  return (
    <FormDialog open title={t('squad.add.open')} onClose={close} onSubmit={shaped.submit} actions={actions}>
      <Fields>
        {last !== undefined && (
          <Notice tone="success">{t('squad.add.addedNow', { name: fullName(last) })}</Notice>
        )}
        <NameFields bind={bind} />
        {showsMore ? (
          <>
            <Pair>
              <PositionField bind={bind} />
              <SelectField
                {...shaped.form.register('role')}
                label={t('squad.fields.role')}
                error={shaped.problem('role')}
                placeholder={null}
                options={roles.map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
              />
            </Pair>
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
              <Button
                type="submit"
                variant="outlined"
                onClick={() => shaped.form.setValue('isAnother', true)}
              >
                {t('squad.add.another')}
              </Button>
            }
          >
            {t('squad.add.known', { name: fullName(namesake) })}
          </Notice>
        )}
        {shaped.failure !== null && <FormError>{shaped.failure}</FormError>}
      </Fields>
    </FormDialog>
  );
}
