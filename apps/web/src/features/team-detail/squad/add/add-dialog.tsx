'use client';

import { grantableTeamRoles, qrTeamRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Pair } from '../../../../ui/form/form-frame.tsx';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { AddPersonDialog, PositionField, ShirtField } from '../../../person-fields/index.ts';
import type { TeamData } from '../../team/use-team.ts';
import { useAddedToast } from '../people/use-added-toast.ts';
import { useAddPerson } from './use-add-person.ts';

interface AddDialogProps {
  readonly team: TeamData;
  readonly onClose: () => void;
}

/** Adds people to a squad, with shirt and position. */
export function AddDialog({ team, onClose }: AddDialogProps) {
  const t = useTranslations();
  const toastAdded = useAddedToast(team.id);
  const { shaped, bind, added, namesake } = useAddPerson(team);
  const roles = team.abilities.includes('team.changeRole') ? grantableTeamRoles : qrTeamRoles;
  const last = added.at(-1);
  const close = () => {
    toastAdded(added);
    onClose();
  };
  const place = (
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
  );
  return (
    <AddPersonDialog
      {...shaped}
      bind={bind}
      shirt={<ShirtField bind={bind} />}
      place={place}
      last={last === undefined ? null : t('squad.add.addedNow', { name: fullName(last) })}
      namesake={namesake === null ? null : t('squad.add.known', { name: fullName(namesake) })}
      onAnother={() => shaped.form.setValue('isAnother', true)}
      onClose={close}
    />
  );
}
