'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { teamApi } from '../../../lib/api/browser.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { TeamFields, type TeamForm, TeamFormShape } from '../../teams/index.ts';
import { type TeamData, useInvalidateTeams } from '../team/use-team.ts';

interface EditTeamDialogProps {
  readonly team: TeamData;
  readonly onClose: () => void;
}

/** The code is fixed: others know the team by it. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const t = useTranslations();
  const { form, isStale } = useEdit(team, onClose);
  return (
    <SubmitDialog
      title={t('teamDetail.editTitle')}
      onClose={onClose}
      onSubmit={form.submit}
      label={t('teamDetail.save')}
      busyLabel={t('teamDetail.saving')}
      busy={form.busy}
      failure={form.failure}
    >
      <TextField
        {...form.form.register('name')}
        label={t('teams.name')}
        error={form.problem('name')}
        autoComplete="off"
        input={{ maxLength: 80 }}
      />
      <TeamFields team={form} inOrganisation={team.organization !== null} />
      {isStale && <Notice tone="warning">{t('teamDetail.overtaken')}</Notice>}
    </SubmitDialog>
  );
}

/** After a conflict the input stays, and the next submit overwrites: by then the user has been warned. */
function useEdit(team: TeamData, onClose: () => void) {
  const t = useTranslations('teamDetail');
  const toast = useToast();
  const invalidate = useInvalidateTeams();
  const [isStale, setStale] = useState(false);
  const { id, version, name, email, description, sportKey, privacy } = team;
  const form: TeamForm = useShapeForm(TeamFormShape, {
    failed: t('saveFailed'),
    defaultValues: { name, email: email ?? '', description: description ?? '', sportKey, privacy },
    send: async ({ code: _code, ...values }) => {
      try {
        await teamApi.update({ body: { id, version, ...values } });
      } catch (failure) {
        if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
        await invalidate();
        return setStale(true);
      }
      await invalidate();
      toast(t('saved'));
      onClose();
    },
  });
  return { form, isStale };
}
