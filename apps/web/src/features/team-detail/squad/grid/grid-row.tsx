'use client';

import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { personGenders } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import { countriesIn } from '../../../../i18n/countries.ts';
import type { PersonField } from '../../../../lib/person-field.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { usePersonText } from '../../../person-fields/index.ts';
import { gridFields, mayChange, type Typed, typedValue } from '../people/person-change.ts';
import type { Person } from '../people/use-squad.ts';
import styles from './grid.module.css';

interface GridRowProps {
  readonly row: number;
  readonly person: Person;
  readonly maySeeFacts: boolean;
  readonly typed: Typed | undefined;
  readonly problem: string | undefined;
  readonly onEdit: (person: Person, field: PersonField, value: string) => void;
}

/** Memoised: a squad may have hundreds of rows. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, person, maySeeFacts, typed, problem, onEdit } = props;
  const t = useTranslations('squad');
  const personText = usePersonText();
  const fields = gridFields(maySeeFacts);
  const name = fullName(person);
  return (
    <>
      <tr>
        {fields.map((field) => {
          const saved = typedValue(person, field);
          if (!mayChange(person, field)) {
            return (
              <td key={field} className={styles.fixed}>
                {personText(person, field)}
              </td>
            );
          }
          return (
            <td key={field}>
              <Cell
                field={field}
                row={row}
                label={t('grid.cell', { field: t(`fields.${field}`), name })}
                value={typed?.[field] ?? saved}
                isChanged={typed?.[field] !== undefined}
                onEdit={(value) => onEdit(person, field, value)}
              />
            </td>
          );
        })}
      </tr>
      {problem !== undefined && (
        <tr>
          <td colSpan={fields.length} role="alert" className={styles.problem}>
            <WarningAmberRounded aria-hidden="true" sx={{ fontSize: 16 }} /> {name}: {problem}
          </td>
        </tr>
      )}
    </>
  );
});

interface CellProps {
  readonly field: PersonField;
  readonly row: number;
  /** "Dorsal de Ana Gil". */
  readonly label: string;
  readonly value: string;
  readonly isChanged: boolean;
  readonly onEdit: (value: string) => void;
}

const types: Partial<Record<PersonField, 'date' | 'email' | 'tel'>> = {
  birthday: 'date',
  email: 'email',
  phone: 'tel',
};

function Cell({ field, row, label, value, isChanged, onEdit }: CellProps) {
  const inputProps = {
    'data-row': row,
    'data-field': field,
    'aria-label': label,
    className: `${styles.cell} ${isChanged ? styles.changed : ''}`,
    value,
  };
  if (field === 'gender' || field === 'nationality' || field === 'isDelegate') {
    return <Choice {...inputProps} field={field} onEdit={onEdit} />;
  }
  return (
    <input
      {...inputProps}
      type={types[field] ?? 'text'}
      inputMode={field === 'shirt' ? 'numeric' : undefined}
      autoComplete="off"
      onChange={({ target }) => onEdit(target.value)}
    />
  );
}

interface ChoiceProps extends Omit<React.ComponentProps<'select'>, 'onChange'> {
  readonly field: 'gender' | 'nationality' | 'isDelegate';
  readonly onEdit: (value: string) => void;
}

function Choice({ field, onEdit, ...inputProps }: ChoiceProps) {
  const t = useTranslations('squad');
  const locale = useLocale();
  const options = {
    gender: () => personGenders.map((value) => ({ value, label: t(`genders.${value}`) })),
    nationality: () => countriesIn(locale),
    isDelegate: () => [{ value: 'true', label: t('isDelegate') }],
  };
  return (
    <select {...inputProps} onChange={({ target }) => onEdit(target.value)}>
      <option value="" aria-label={t('notGiven')} />
      {options[field]().map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
