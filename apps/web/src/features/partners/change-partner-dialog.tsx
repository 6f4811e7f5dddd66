'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PartnerChange } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { partnerApi } from '../../lib/api/partner.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import styles from './partners.module.css';

interface ChangePartnerDialogProps {
  readonly competitionId: string;
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Replaces one player of a pair; below, who played which match. */
export function ChangePartnerDialog(props: ChangePartnerDialogProps) {
  const { competitionId, teamId, onClose } = props;
  const t = useTranslations();
  const tPartners = useTranslations('partners');
  const { data } = useQuery({
    queryKey: ['entry', 'pair', { competitionId, teamId }],
    queryFn: ({ signal }) => partnerApi.history({ params: { competitionId, teamId } }, { signal }),
  });
  const { form, busy, failure, submit, problem } = useChange(props);
  return (
    <SubmitDialog
      title={tPartners('change')}
      onClose={onClose}
      onSubmit={submit}
      label={t('ui.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      {data?.mayChange === false && <p>{tPartners('mayNotChange')}</p>}
      <SelectField
        {...form.register('personId')}
        label={tPartners('leaves')}
        error={problem('personId')}
        options={(data?.people ?? []).map((person) => ({ value: person.id, label: fullName(person) }))}
      />
      <TextField
        {...form.register('name')}
        label={tPartners('comes')}
        error={problem('name')}
        autoComplete="off"
        input={{ maxLength: 120 }}
      />
      {data?.hasPlayed && (
        <TextField
          {...form.register('reason')}
          label={tPartners('reason')}
          hint={tPartners('reasonHint')}
          error={problem('reason')}
          input={{ maxLength: 300 }}
        />
      )}
      {data !== undefined && data.matches.length > 0 && (
        <div>
          <h3 className={styles.heading}>{tPartners('whoPlayed')}</h3>
          <ul>
            {data.matches.map(({ id, opponent, people }) => (
              <li key={id} className={styles.match}>
                <b>{people.map((person) => fullName(person) || tPartners('hidden')).join(' / ')}</b>
                <span className={styles.quiet}>{tPartners('against', { opponent: opponent ?? '—' })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SubmitDialog>
  );
}

function useChange({ competitionId, teamId, onClose }: ChangePartnerDialogProps) {
  const t = useTranslations('partners');
  const toast = useToast();
  const queries = useQueryClient();
  return useShapeForm(PartnerChange, {
    failed: t('failed'),
    defaultValues: { competitionId, teamId, personId: '', name: '', reason: '' },
    send: async (body) => {
      const { team } = await partnerApi.change({ body });
      await Promise.all(
        ['entry', 'competition'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      toast(t('changed', { name: team.name }));
      onClose();
    },
  });
}
