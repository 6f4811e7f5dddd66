'use client';

import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import styles from './exchange.module.css';
import { textOfFile } from './text-of-file.ts';

interface FileButtonProps {
  readonly label: string;
  readonly hint?: string;
  /** The `accept` attribute. */
  readonly accept: string;
  readonly onText: (text: string) => void;
}

export function FileButton({ label, hint, accept, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file) onText(textOfFile(new Uint8Array(await file.arrayBuffer())));
  };
  return (
    <div className={styles.file}>
      <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      {hint !== undefined && <span className={styles.quiet}>{hint}</span>}
    </div>
  );
}

export const tableFiles = '.csv,.txt,text/csv,text/plain';
