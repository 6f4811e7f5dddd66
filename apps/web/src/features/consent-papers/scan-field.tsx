'use client';

import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import { documentErrorEntries, documentFile } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import styles from './papers.module.css';

interface ScanFieldProps {
  readonly error: string | undefined;
  /** Base64. */
  readonly onScan: (scan: string) => void;
  readonly onProblem: (message: string) => void;
}

/** A file or a photo. Files that the server would refuse are reported before sending. */
export function ScanField({ error, onScan, onProblem }: ScanFieldProps) {
  const t = useTranslations('consentPapers');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const choose = async (file: File) => {
    const refusal = refusalOf(file);
    setFileName(refusal === null ? file.name : null);
    if (refusal === null) onScan(await base64Of(file));
    else onProblem(documentErrorEntries[refusal].message[locale]);
  };
  return (
    <div className={styles.scan}>
      <span className={styles.purpose}>{t('scan')}</span>
      <span className={styles.file}>
        <Button variant="outlined" startIcon={<PhotoCameraOutlined />} onClick={() => input.current?.click()}>
          {t(fileName === null ? 'chooseScan' : 'changeScan')}
        </Button>
        {fileName !== null && <span className={styles.fileName}>{fileName}</span>}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('scan')}
        accept={documentFile.types.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Allows choosing the same file again after an error.
          target.value = '';
        }}
      />
      {error === undefined ? (
        <span className={styles.small}>{t('scanHint')}</span>
      ) : (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function refusalOf({ size, type }: File) {
  const types: readonly string[] = documentFile.types;
  if (!types.includes(type)) return documentFile.unsupported;
  return size > documentFile.maxBytes ? documentFile.tooLarge : null;
}

function base64Of(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
