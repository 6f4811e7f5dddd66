'use client';

import Button from '@mui/material/Button';
import { DocumentDetails, type PersonDocumentKind } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { personDocumentApi } from '../../lib/api/person-document.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Pair } from '../../ui/form/form-frame.tsx';
import { useShapeForm } from '../../ui/form/use-shape-form.ts';
import styles from './documents.module.css';
import { type DocumentData, useInvalidateDocuments } from './use-documents.ts';

interface DocumentFormProps {
  readonly params: { readonly personId: string; readonly kind: PersonDocumentKind };
  readonly document: DocumentData | undefined;
  readonly onClose: () => void;
}

/** The details of a document. */
export function DocumentForm({ params, document, onClose }: DocumentFormProps) {
  const t = useTranslations('licenceDocuments');
  const ui = useTranslations('ui');
  const invalidate = useInvalidateDocuments();
  const { form, busy, failure, submit, problem } = useShapeForm(DocumentDetails, {
    failed: t('changeFailed'),
    defaultValues: {
      number: document?.number ?? '',
      issuedOn: document?.issuedOn ?? '',
      validUntil: document?.validUntil ?? '',
    },
    send: async (body) => {
      await personDocumentApi.save({ params, body });
      await invalidate();
      onClose();
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        {...form.register('number')}
        label={t('number')}
        autoComplete="off"
        error={problem('number')}
        input={{ maxLength: 40 }}
      />
      <Pair>
        <DateField {...form.register('issuedOn')} label={t('issuedOn')} error={problem('issuedOn')} />
        <DateField {...form.register('validUntil')} label={t('validUntil')} error={problem('validUntil')} />
      </Pair>
      {failure !== null && <FormError>{failure}</FormError>}
      <ButtonRow>
        <Button type="submit" variant="contained" loading={busy}>
          {ui('save')}
        </Button>
        <Button onClick={onClose}>{ui('cancel')}</Button>
      </ButtonRow>
    </form>
  );
}
