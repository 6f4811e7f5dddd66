'use client';

import { useQueryClient } from '@tanstack/react-query';
import { codeFromName } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { teamApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { TeamFields } from './team-fields.tsx';
import { noneIsUndefined, type TeamForm, TeamFormShape } from './team-form.ts';

type NewTeam = Awaited<ReturnType<typeof teamApi.create>>;

interface NewTeamDialogProps {
  readonly open: boolean;
  /** The organisation of the new team; without one, the team belongs to the person. */
  readonly orgCode?: string;
  readonly onClose: () => void;
  readonly onCreated: (team: NewTeam) => void;
}

export function NewTeamDialog({ open, ...rest }: NewTeamDialogProps) {
  // Mounted while open, so that the next team starts with an empty form.
  return open && <OpenDialog {...rest} />;
}

function OpenDialog({ orgCode, onClose, onCreated }: Omit<NewTeamDialogProps, 'open'>) {
  const t = useTranslations();
  const toast = useToast();
  const queries = useQueryClient();
  const [isCreated, setCreated] = useState(false);
  const team: TeamForm = useShapeForm(TeamFormShape, {
    failed: t('teams.createFailed'),
    defaultValues: { name: '', email: '', description: '', sportKey: null, privacy: 'PUBLIC' },
    send: async (values) => {
      const created = await teamApi.create({ body: { ...values, ...(orgCode && { orgCode }) } });
      await Promise.all(['team', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      // Busy until the next page is ready: a second click would create a second team.
      setCreated(true);
      toast(t('teams.created', { name: created.name }));
      onCreated(created);
    },
  });
  return (
    <SubmitDialog
      title={t('teams.new')}
      onClose={onClose}
      onSubmit={team.submit}
      label={t('teams.create')}
      busyLabel={t('teams.creating')}
      busy={team.busy || isCreated}
      failure={team.failure}
    >
      <NameAndCode team={team} />
      <TeamFields team={team} inOrganisation={orgCode !== undefined} />
    </SubmitDialog>
  );
}

function NameAndCode({ team: { form, problem } }: { team: TeamForm }) {
  const t = useTranslations('teams');
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const suggestion = name === '' ? '' : codeFromName(name);
  return (
    <>
      <TextField
        {...form.register('name')}
        label={t('name')}
        error={problem('name')}
        autoComplete="off"
        autoFocus
        input={{ maxLength: 80 }}
      />
      <TextField
        {...form.register('code', { setValueAs: noneIsUndefined })}
        label={t('codeOptional')}
        error={problem('code')}
        hint={suggestion === '' ? t('codeHint') : t('codeSuggestion', { code: suggestion })}
        placeholder={suggestion}
        autoComplete="off"
        input={{ autoCapitalize: 'none', spellCheck: false, maxLength: 24 }}
      />
    </>
  );
}
