'use client';

import Button from '@mui/material/Button';
import { documentFile, type PersonDocumentKind } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { personDocumentApi } from '../../lib/api/person-document.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useDownload } from '../downloads/index.ts';
import { DocumentForm } from './document-form.tsx';
import styles from './documents.module.css';
import { useChangeDocument } from './use-change-document.ts';
import type { DocumentData } from './use-documents.ts';

interface DocumentCardProps {
  readonly kind: PersonDocumentKind;
  readonly personId: string;
  /** Undefined: there is none yet. */
  readonly document: DocumentData | undefined;
  readonly mayChange: boolean;
}

export function DocumentCard({ kind, personId, document, mayChange }: DocumentCardProps) {
  const t = useTranslations('licenceDocuments');
  const params = { personId, kind };
  const { work, problem, upload, remove } = useChangeDocument(params);
  const { isBusy, download } = useDownload(() => personDocumentApi.open({ params }));
  const [isEditing, setEditing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const of = t(`kinds.${kind}`);
  return (
    <li className={styles.document}>
      <h3 className={styles.kind}>{of}</h3>
      <p className={styles.quiet}>{useFacts(document)}</p>
      {isEditing && <DocumentForm {...{ params, document }} onClose={() => setEditing(false)} />}
      {!isEditing && (
        <ButtonRow>
          {document?.file && (
            <Button variant="outlined" loading={isBusy} onClick={download} aria-label={`${t('open')}: ${of}`}>
              {t('open')}
            </Button>
          )}
          {mayChange && (
            <Button
              variant="outlined"
              loading={work === 'uploading'}
              onClick={() => input.current?.click()}
              aria-label={`${t(document?.file ? 'replace' : 'upload')}: ${of}`}
            >
              {t(document?.file ? 'replace' : 'upload')}
            </Button>
          )}
          {mayChange && (
            <Button onClick={() => setEditing(true)} aria-label={`${t('edit')}: ${of}`}>
              {t('edit')}
            </Button>
          )}
          {mayChange && document && (
            <Button
              color="error"
              loading={work === 'removing'}
              onClick={remove}
              aria-label={`${t('remove')}: ${of}`}
            >
              {t('remove')}
            </Button>
          )}
        </ButtonRow>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={of}
        accept={documentFile.types.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
    </li>
  );
}

/** "X-123 · Expedido el 1 sept 2026 · Vale hasta el 1 sept 2027 · Sin archivo". */
function useFacts(document: DocumentData | undefined): string {
  const t = useTranslations('licenceDocuments');
  if (!document) return t('none');
  const { number, issuedOn, validUntil, file } = document;
  return [
    number,
    issuedOn && t('issued', { day: new Date(issuedOn) }),
    validUntil && t('valid', { day: new Date(validUntil) }),
    !file && t('noFile'),
  ]
    .filter(Boolean)
    .join(' · ');
}
