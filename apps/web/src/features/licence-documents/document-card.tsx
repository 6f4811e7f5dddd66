'use client';

import Button from '@mui/material/Button';
import type { PersonDocumentKind } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { personDocumentApi } from '../../lib/api/person-document.ts';
import { DocumentForm } from './document-form.tsx';
import styles from './documents.module.css';
import { FileButtons } from './file-buttons.tsx';
import { type DocumentData, useInvalidateDocuments } from './use-documents.ts';
import { usePrivateFile } from './use-private-file.ts';

interface DocumentCardProps {
  readonly kind: PersonDocumentKind;
  readonly personId: string;
  /** Undefined: not uploaded yet. */
  readonly document: DocumentData | undefined;
  readonly mayChange: boolean;
}

export function DocumentCard({ kind, personId, document, mayChange }: DocumentCardProps) {
  const t = useTranslations('licenceDocuments');
  const params = { personId, kind };
  const file = usePrivateFile({
    send: (chosen) => personDocumentApi.setFile({ params, file: chosen }),
    remove: () => personDocumentApi.remove({ params }),
    invalidate: useInvalidateDocuments(),
  });
  const [isEditing, setEditing] = useState(false);
  const of = t(`kinds.${kind}`);
  return (
    <li className={styles.document}>
      <h3 className={styles.kind}>{of}</h3>
      <p className={styles.quiet}>{useFacts(document)}</p>
      {isEditing ? (
        <DocumentForm params={params} document={document} onClose={() => setEditing(false)} />
      ) : (
        <FileButtons
          of={of}
          file={file}
          open={() => personDocumentApi.open({ params })}
          hasFile={Boolean(document?.file)}
          mayUpload={mayChange}
          mayRemove={mayChange && document !== undefined}
        >
          {mayChange && (
            <Button onClick={() => setEditing(true)} aria-label={`${t('edit')}: ${of}`}>
              {t('edit')}
            </Button>
          )}
        </FileButtons>
      )}
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
