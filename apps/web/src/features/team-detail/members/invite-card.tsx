'use client';

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import { grantableTeamRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { InviteFrame } from '../../../ui/invite/invite-frame.tsx';
import type { TeamData } from '../team/use-team.ts';
import styles from './invite-card.module.css';
import { useInvite } from './use-invite.ts';

/** By email address or code. */
export function InviteCard({ team }: { team: TeamData }) {
  const t = useTranslations('teamDetail');
  return (
    <InviteFrame title={t('invite')} text={t('inviteText')}>
      <InviteForm teamId={team.id} />
    </InviteFrame>
  );
}

function InviteForm({ teamId }: { teamId: string }) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useInvite(teamId);
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField
        {...form.register('invitee')}
        label={t('teamDetail.invitee')}
        hint={t('teamDetail.inviteeHint')}
        error={problem('invitee')}
        autoComplete="off"
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <SelectField
        {...form.register('role')}
        label={t('teamDetail.role')}
        hint={t(`teamDetail.roleTexts.${role}`)}
        error={problem('role')}
        placeholder={null}
        options={grantableTeamRoles.map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
      />
      <SubmitButton
        size="medium"
        className={styles.submit}
        startIcon={<ArrowForwardRounded />}
        label={t('teamDetail.sendInvitation')}
        busyLabel={t('teamDetail.sending')}
        busy={busy}
      />
      {failure !== null && (
        <div className={styles.failure}>
          <FormError>{failure}</FormError>
        </div>
      )}
    </form>
  );
}
