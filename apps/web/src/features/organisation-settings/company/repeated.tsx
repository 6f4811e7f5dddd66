'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import styles from './company.module.css';

const maxItems = 20;

interface RepeatedProps {
  readonly legend: string;
  readonly hint: string;
  readonly addLabel: string;
  readonly count: number;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** A list with any number of items. */
export function Repeated({ legend, hint, addLabel, count, onAdd, children }: RepeatedProps) {
  return (
    <fieldset className={styles.repeated}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      {children}
      {count < maxItems && (
        <Button variant="outlined" startIcon={<AddRounded />} onClick={onAdd} className={styles.add}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

interface RemoveButtonProps {
  readonly label: string;
  readonly onRemove: () => void;
}

export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <IconButton aria-label={label} onClick={onRemove} className={styles.remove}>
      <DeleteOutlineRounded />
    </IconButton>
  );
}
