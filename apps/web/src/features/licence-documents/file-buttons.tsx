'use client';

import Button from '@mui/material/Button';
import { documentFile, type ReceivedFile } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { ButtonRow } from '../../ui/button-row.tsx';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useDownload } from '../downloads/index.ts';
import type { usePrivateFile } from './use-private-file.ts';

interface FileButtonsProps {
  /** The file's name for screen readers. */
  readonly of: string;
  readonly file: ReturnType<typeof usePrivateFile>;
  readonly open: () => Promise<ReceivedFile>;
  readonly hasFile: boolean;
  readonly mayUpload: boolean;
  readonly mayRemove: boolean;
  /** Extra buttons, before the last one. */
  readonly children?: ReactNode;
}

/** Downloads, uploads and removes one private file. */
export function FileButtons(props: FileButtonsProps) {
  const { of, file, open, hasFile, mayUpload, mayRemove, children } = props;
  const t = useTranslations('licenceDocuments');
  const { isBusy, download } = useDownload(open);
  const input = useRef<HTMLInputElement>(null);
  const choose = t(hasFile ? 'replace' : 'upload');
  return (
    <>
      <ButtonRow>
        {hasFile && (
          <Button variant="outlined" loading={isBusy} onClick={download} aria-label={`${t('open')}: ${of}`}>
            {t('open')}
          </Button>
        )}
        {mayUpload && (
          <Button
            variant="outlined"
            loading={file.work === 'uploading'}
            onClick={() => input.current?.click()}
            aria-label={`${choose}: ${of}`}
          >
            {choose}
          </Button>
        )}
        {children}
        {mayRemove && (
          <Button
            color="error"
            loading={file.work === 'removing'}
            onClick={file.remove}
            aria-label={`${t('remove')}: ${of}`}
          >
            {t('remove')}
          </Button>
        )}
      </ButtonRow>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={of}
        accept={documentFile.types.join()}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) file.upload(chosen);
          target.value = '';
        }}
      />
      {file.problem !== null && <FormError>{file.problem}</FormError>}
    </>
  );
}
