'use client';

import { CompetitorChange } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { entryApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type CompetitionData, type EntryData, useInvalidateCompetitions } from '../data/use-competition.ts';

interface ChangeCompetitorDialogProps {
  readonly competition: CompetitionData;
  readonly entry: EntryData;
  readonly onClose: () => void;
}

/** Another partner, or another player. */
export function ChangeCompetitorDialog(props: ChangeCompetitorDialogProps) {
  const t = useTranslations();
  const tTeams = useTranslations('competitionManage.teams');
  const { competitors: kind } = props.competition;
  const { form, failure, busy, submit, problem } = useChange(props);
  return (
    <SubmitDialog
      title={tTeams('changeTitle', { kind })}
      onClose={props.onClose}
      onSubmit={submit}
      label={tTeams('changeSave')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <TextField
        {...form.register('name')}
        label={tTeams('changeName', { kind })}
        hint={tTeams('changeText', { kind })}
        error={problem('name')}
        autoComplete="off"
        input={{ maxLength: 80 }}
      />
    </SubmitDialog>
  );
}

function useChange({ competition, entry: { team }, onClose }: ChangeCompetitorDialogProps) {
  const t = useTranslations('competitionManage.teams');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  return useShapeForm(CompetitorChange.pick({ name: true }), {
    failed: t('changeFailed'),
    defaultValues: { name: team.name },
    send: async ({ name }) => {
      const body = { competitionId: competition.id, teamId: team.id, name };
      const { team: changed } = await entryApi.changeNames({ body });
      await invalidate();
      toast(t('changed', { name: changed.name }));
      onClose();
    },
  });
}
