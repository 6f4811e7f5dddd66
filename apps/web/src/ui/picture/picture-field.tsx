'use client';

import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { picture } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { type DragEvent, useRef, useState } from 'react';
import { ButtonRow } from '../button-row.tsx';
import { Crest } from '../identity/crest.tsx';
import { PersonAvatar } from '../identity/person-avatar.tsx';
import styles from './picture-field.module.css';
import { usePicture } from './use-picture.ts';

interface PictureFieldProps {
  readonly kind: 'crest' | 'person' | 'logo' | 'cover';
  /** If there are several pictures on a page. */
  readonly label?: string;
  /** Shown if none is stored. */
  readonly inheritedUrl?: string | null;
  /** For a person: the first name. */
  readonly name: string;
  readonly surnames?: string;
  readonly url: string | null;
  readonly onUpload: (file: File) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

/** Saved at once, independently of the surrounding form. */
export function PictureField(props: PictureFieldProps) {
  const { kind, label, url, inheritedUrl = null, onUpload, onRemove } = props;
  const t = useTranslations('ui.picture');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { work, problem, preview, upload, remove } = usePicture({ onUpload, onRemove });
  const shown = preview ?? url ?? inheritedUrl;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) upload(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is dropped on, which a fieldset is not made for
    <div
      role="group"
      aria-label={label ?? t('choose')}
      className={`${styles.field} ${styles[kind] ?? ''} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Shown {...props} shown={shown} />
      <div className={styles.words}>
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <ButtonRow>
          <Button variant="outlined" aria-disabled={work !== null} onClick={() => input.current?.click()}>
            {url === null ? t('choose') : t('replace')}
          </Button>
          {url !== null && (
            <Button variant="text" color="error" aria-disabled={work !== null} onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </ButtonRow>
        <input
          ref={input}
          type="file"
          accept={picture.types.join(',')}
          tabIndex={-1}
          aria-label={t('choose')}
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again after an error.
            target.value = '';
            if (file !== undefined) upload(file);
          }}
        />
        <Answer work={work} problem={problem} />
      </div>
    </div>
  );
}

/** Logos and covers are shown uncropped, with a placeholder until there is one. */
function Shown({ kind, name, surnames = '', shown }: PictureFieldProps & { readonly shown: string | null }) {
  if (kind === 'crest') return <Crest name={name} url={shown} width={80} />;
  if (kind === 'person') return <PersonAvatar firstName={name} surnames={surnames} url={shown} size={80} />;
  return (
    <span className={styles.frame}>
      {shown === null ? (
        <ImageOutlined aria-hidden="true" />
      ) : (
        // biome-ignore lint/performance/noImgElement: stored in its final size
        <img src={shown} alt="" width={96} height={80} />
      )}
    </span>
  );
}

function Answer({ work, problem }: Pick<ReturnType<typeof usePicture>, 'work' | 'problem'>) {
  const t = useTranslations('ui.picture');
  if (problem !== null) {
    return (
      <p role="alert" className={styles.problem}>
        <ErrorOutlineRounded aria-hidden="true" sx={{ fontSize: 16 }} />
        {problem}
      </p>
    );
  }
  if (work === null) return <p className={styles.hint}>{t('hint')}</p>;
  return (
    <div role="status" className={styles.hint}>
      {t(work)}
      <LinearProgress aria-hidden="true" className={styles.progress} />
    </div>
  );
}
