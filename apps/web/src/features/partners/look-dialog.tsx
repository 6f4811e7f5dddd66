'use client';

import { useQueryClient } from '@tanstack/react-query';
import { NewPartnerSearch } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { partnerApi } from '../../lib/api/partner.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import styles from './partners.module.css';
import type { PartnersData } from './use-partners.ts';

interface LookDialogProps {
  readonly competitionId: string;
  readonly people: PartnersData['people'];
  readonly onClose: () => void;
}

export function LookDialog(props: LookDialogProps) {
  const { people, onClose } = props;
  const t = useTranslations();
  const tPartners = useTranslations('partners');
  const { form, busy, failure, submit, problem } = useLook(props);
  const disagrees = problem('agrees');
  return (
    <SubmitDialog
      title={tPartners('look')}
      onClose={onClose}
      onSubmit={submit}
      label={tPartners('lookSave')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      {people.length > 1 && (
        <SelectField
          {...form.register('personId')}
          label={tPartners('who')}
          placeholder={null}
          options={people.map((person) => ({ value: person.id, label: fullName(person) }))}
        />
      )}
      <TextField
        {...form.register('level')}
        label={tPartners('levelLabel')}
        hint={tPartners('levelHint')}
        error={problem('level')}
        input={{ maxLength: 40 }}
      />
      <TextArea
        {...form.register('note')}
        label={tPartners('note')}
        error={problem('note')}
        rows={3}
        maxLength={300}
      />
      <label className={styles.agree}>
        <input type="checkbox" {...form.register('agrees')} aria-invalid={disagrees !== undefined} />
        <span>
          {tPartners('agree')}
          {disagrees !== undefined && (
            <span role="alert" className={styles.problem}>
              {disagrees}
            </span>
          )}
        </span>
      </label>
    </SubmitDialog>
  );
}

function useLook({ competitionId, people, onClose }: LookDialogProps) {
  const t = useTranslations('partners');
  const toast = useToast();
  const queries = useQueryClient();
  const [first] = people;
  return useShapeForm(NewPartnerSearch, {
    failed: t('failed'),
    defaultValues: { level: '', note: '', ...(first && { personId: first.id }) },
    send: async (body) => {
      await partnerApi.look({ params: { competitionId }, body });
      await queries.invalidateQueries({ queryKey: ['entry'] });
      toast(t('looking'));
      onClose();
    },
  });
}
