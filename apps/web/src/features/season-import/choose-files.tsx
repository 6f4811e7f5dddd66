'use client';

import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { textOfFile } from '../../ui/exchange/text-of-file.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import styles from './season-import.module.css';
import type { ImportFile, SeasonImportState } from './use-season-import.ts';

const accepted = '.csv,.txt,.tsv,.json,.xml,.trf,.trfx,text/plain,text/csv,application/json,text/xml';
const programs = [
  'Challonge',
  'Toornament',
  'Tournify',
  'SportsPress',
  'Excel / CSV',
  'TRF',
  'openfootball',
  'RobinX',
];
const maxFiles = 8;

/** Dropped, chosen or pasted. */
export function ChooseFiles({ importing }: { readonly importing: SeasonImportState }) {
  const t = useTranslations('seasonImport');
  const { choose, busy, failure } = importing;
  const [pasted, setPasted] = useState('');
  return (
    <Card>
      <div className={styles.stack}>
        <DropArea onFiles={choose} isBusy={busy !== null} />
        <p className={styles.quiet}>{t('programs', { list: programs.join(' · ') })}</p>
        <TextArea
          label={t('paste')}
          hint={t('pasteHint')}
          rows={4}
          value={pasted}
          spellCheck={false}
          onChange={({ target }) => setPasted(target.value)}
        />
        {pasted.trim() !== '' && (
          <div>
            <Button variant="contained" onClick={() => choose([{ name: t('pastedName'), text: pasted }])}>
              {t(busy === null ? 'look' : 'reading')}
            </Button>
          </div>
        )}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Card>
  );
}

interface DropAreaProps {
  readonly onFiles: (files: readonly ImportFile[]) => void;
  readonly isBusy: boolean;
}

function DropArea({ onFiles, isBusy }: DropAreaProps) {
  const t = useTranslations('seasonImport');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const read = async (files: Iterable<File>) => {
    const chosen = await Promise.all(
      [...files].slice(0, maxFiles).map(async (file) => ({
        name: file.name.slice(-200),
        text: textOfFile(new Uint8Array(await file.arrayBuffer())),
      })),
    );
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files);
      }}
    >
      <UploadFileOutlined aria-hidden="true" className={styles.dropIcon} />
      <Button variant="contained" size="large" onClick={() => input.current?.click()}>
        {t(isBusy ? 'reading' : 'chooseFile')}
      </Button>
      <span className={styles.quiet}>{t('dropHere')}</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={t('chooseFile')}
        onChange={({ target }) => {
          void read([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </div>
  );
}
