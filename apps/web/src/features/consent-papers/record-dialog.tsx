'use client';

import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { guardianRelations, NewConsentPaper, type Read, type Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { inMadrid } from '../../i18n/madrid.ts';
import { consentApi } from '../../lib/api/consent.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { SubmitDialog } from '../../ui/form/submit-dialog.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import { useDownload } from '../downloads/index.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ScanField } from './scan-field.tsx';
import { useInvalidatePapers } from './use-papers.ts';

type Input = Write<typeof NewConsentPaper>;

interface RecordDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The content of a signed sheet and its scan, saved together. */
export function RecordDialog({ personId, name, onClose }: RecordDialogProps) {
  const t = useTranslations();
  const { form, failure, busy, submit, problem } = useRecordForm({ personId, name, onClose });
  const language = form.watch('language');
  return (
    <SubmitDialog
      title={t('consentPapers.title', { name })}
      onClose={onClose}
      onSubmit={submit}
      label={t('consentPapers.save')}
      busyLabel={t('ui.saving')}
      busy={busy}
      failure={failure}
    >
      <PrintForm personId={personId} language={language} />
      <TextField
        {...form.register('signedBy')}
        label={t('consentPapers.signedBy')}
        error={problem('signedBy')}
        autoComplete="off"
        input={{ maxLength: 200 }}
      />
      <Pair>
        <SelectField
          {...form.register('relation')}
          label={t('consentPapers.relation')}
          error={problem('relation')}
          options={guardianRelations.map((value) => ({ value, label: t(`family.relations.${value}`) }))}
        />
        <DateField
          {...form.register('signedOn')}
          label={t('consentPapers.signedOn')}
          error={problem('signedOn')}
          latest={inMadrid(new Date()).day}
        />
      </Pair>
      <ChoiceFields
        value={form.watch('choices')}
        onChange={(choices) => {
          form.setValue('choices', choices);
          form.clearErrors('choices');
        }}
        error={problem('choices')}
      />
      <SelectField
        {...form.register('language')}
        label={t('consentPapers.language')}
        error={problem('language')}
        placeholder={null}
        options={(['es', 'en'] as const).map((value) => ({
          value,
          label: t(`consentPapers.languages.${value}`),
        }))}
      />
      <ScanField
        error={problem('file')}
        onProblem={(message) => {
          form.setValue('file', '');
          form.setError('file', { message });
        }}
        onScan={(scan) => {
          form.setValue('file', scan);
          form.clearErrors('file');
        }}
      />
    </SubmitDialog>
  );
}

function useRecordForm({ personId, name, onClose }: RecordDialogProps) {
  const t = useTranslations('consentPapers');
  const locale = useLocale();
  const toast = useToast();
  const invalidate = useInvalidatePapers();
  return useShapeForm<Input, Read<typeof NewConsentPaper>>(NewConsentPaper, {
    failed: t('recordFailed'),
    defaultValues: { language: locale, choices: {}, signedBy: '', signedOn: '', file: '' },
    send: async (body) => {
      await consentApi.recordPaper({ params: { personId }, body });
      toast(t('recorded', { name }));
      onClose();
      await invalidate();
    },
  });
}

/** For people without a sheet yet. */
function PrintForm({
  personId,
  language,
}: {
  readonly personId: string;
  readonly language: Input['language'];
}) {
  const t = useTranslations('consentPapers');
  const { isBusy, download } = useDownload(() =>
    consentApi.printForm({ params: { personId }, query: { locale: language } }),
  );
  return (
    <div>
      <Button variant="outlined" startIcon={<PrintOutlined />} aria-disabled={isBusy} onClick={download}>
        {t('printOne')}
      </Button>
    </div>
  );
}
