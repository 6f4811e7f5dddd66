'use client';

import { useQueryClient } from '@tanstack/react-query';
import { qrLimits, qrTeamRoles } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { teamApi } from '../../lib/api/browser.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import type { QrTeam } from './qr-dialog.tsx';
import { type CreatedQr, QrInput } from './use-qr.ts';

interface QrFormProps {
  readonly team: QrTeam;
  readonly onClose: () => void;
  readonly onCreated: (qr: CreatedQr) => void;
}

/** Hours up to a day, then days up to a month. */
const durations = [1, 8, qrLimits.hours, 24 * 3, 24 * 7, qrLimits.maxHours];

export function QrForm({ team, onClose, onCreated }: QrFormProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const { form, failure, busy, submit, problem } = useShapeForm(QrInput, {
    failed: t('teamQr.createFailed'),
    defaultValues: { role: 'MEMBER', maxUses: qrLimits.uses, hours: qrLimits.hours },
    send: async (options) => {
      onCreated(await teamApi.createQr({ body: { teamId: team.id, ...options } }));
      await queries.invalidateQueries({ queryKey: ['team', 'invitations'] });
    },
  });
  const duration = (hours: number) =>
    hours <= 24 ? t('teamQr.hours', { hours }) : t('teamQr.days', { days: hours / 24 });
  return (
    <SubmitDialog
      title={t('teamQr.title')}
      onClose={onClose}
      onSubmit={submit}
      label={t('teamQr.create')}
      busyLabel={t('teamQr.creating')}
      busy={busy}
      failure={failure}
    >
      <p>{t('teamQr.text', { name: team.name })}</p>
      <Pair>
        <TextField
          {...form.register('maxUses', { valueAsNumber: true })}
          label={t('teamQr.maxUses')}
          hint={t('teamQr.maxUsesHint', { max: qrLimits.maxUses })}
          error={problem('maxUses')}
          type="number"
          input={{ inputMode: 'numeric', min: 1, max: qrLimits.maxUses }}
        />
        <SelectField
          {...form.register('hours', { valueAsNumber: true })}
          label={t('teamQr.duration')}
          error={problem('hours')}
          placeholder={null}
          options={durations.map((hours) => ({ value: String(hours), label: duration(hours) }))}
        />
      </Pair>
      <SelectField
        {...form.register('role')}
        label={t('teamQr.role')}
        hint={t('teamQr.roleHint')}
        error={problem('role')}
        placeholder={null}
        options={qrTeamRoles.map((role) => ({ value: role, label: t(`teamRoles.${role}`) }))}
      />
    </SubmitDialog>
  );
}
