'use client';

import { pictureErrorEntries } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFailureMessage } from '../form/use-failure-message.ts';
import { pictureProblem } from './picture-problem.ts';

type PictureWork = 'uploading' | 'removing';

interface PictureChange {
  readonly work: PictureWork | null;
  readonly problem: string | null;
  /** Shown during the upload. */
  readonly preview: string | null;
  readonly upload: (file: File) => void;
  readonly remove: () => void;
}

interface UploadOptions {
  readonly onUpload: (file: File) => Promise<unknown>;
  /** Undefined: it can only be replaced. */
  readonly onRemove?: () => Promise<unknown>;
}

export function usePicture({ onUpload, onRemove }: UploadOptions): PictureChange {
  const t = useTranslations('ui.picture');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const [work, setWork] = useState<PictureWork | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const sending = useRef<File | null>(null);

  const run = async (kind: PictureWork, send: () => Promise<unknown>) => {
    setWork(kind);
    setProblem(null);
    try {
      await send();
    } catch (failure) {
      setProblem(failureMessage(failure, t('failed')));
    }
    sending.current = null;
    setPreview(null);
    setWork(null);
  };
  const upload = (file: File) => {
    if (work !== null) return;
    const code = pictureProblem(file);
    if (code !== null) return setProblem(pictureErrorEntries[code].message[locale]);
    sending.current = file;
    // The stored picture may arrive first. An unreadable file can't be sent either, and that is reported.
    const show = (url: string | null) => sending.current === file && setPreview(url);
    void dataUrlOf(file).then(show, () => show(null));
    void run('uploading', () => onUpload(file));
  };
  const remove = () => {
    if (work === null && onRemove !== undefined) void run('removing', onRemove);
  };
  return { work, problem, preview, upload, remove };
}

/** A data URL: unlike a blob URL, it needs no revoking. */
async function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}
