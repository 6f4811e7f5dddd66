'use client';

import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import { type ReactNode, useId } from 'react';
import { Fields } from '../../../ui/form/form-frame.tsx';
import styles from './pick-list.module.css';

interface PickOption {
  readonly id: string;
  readonly title: string;
  readonly facts: string;
  readonly picture?: ReactNode;
}

interface PickListProps {
  readonly label: string;
  readonly picks: readonly PickOption[];
  readonly chosen: string;
  readonly isNew: boolean;
  readonly error: string | undefined;
  /** The label of "a new one"; undefined where none may be created. */
  readonly newOne?: { readonly title: string; readonly facts: string } | undefined;
  readonly onChoose: (id: string) => void;
  readonly onNew: () => void;
  /** The fields of a new one. */
  readonly children?: ReactNode;
  /** Shown for an empty list. */
  readonly none?: string | undefined;
}

/** One existing item, or a new one. */
export function PickList({ label, picks, chosen, isNew, error, ...rest }: PickListProps) {
  const { newOne, onChoose, onNew, children, none } = rest;
  const name = useId();
  return (
    <>
      <fieldset
        className={styles.list}
        data-wrong={error === undefined ? undefined : ''}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
      >
        <legend className="visually-hidden">{label}</legend>
        <div className={styles.scroll}>
          {picks.map((pick) => (
            <Row
              key={pick.id}
              pick={pick}
              name={name}
              checked={!isNew && pick.id === chosen}
              onChange={() => onChoose(pick.id)}
            />
          ))}
          {picks.length === 0 && none !== undefined && <p className={styles.none}>{none}</p>}
        </div>
        {newOne !== undefined && (
          <Row
            pick={{ ...newOne, id: 'new', picture: <AddCircleOutlineRounded color="primary" /> }}
            name={name}
            checked={isNew}
            onChange={onNew}
          />
        )}
      </fieldset>
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          <ErrorOutlineRounded aria-hidden="true" sx={{ fontSize: 16 }} />
          {error}
        </p>
      )}
      {isNew && newOne !== undefined && (
        <div className={styles.fresh}>
          <Fields>{children}</Fields>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly pick: PickOption;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Row({ pick: { title, facts, picture }, name, checked, onChange }: RowProps) {
  return (
    <label className={styles.row}>
      <input type="radio" name={name} className={styles.radio} checked={checked} onChange={onChange} />
      {picture}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
    </label>
  );
}
