'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { LicenceStateChip, useReasonText } from '../../../licences/index.ts';
import type { RegisteredPerson } from '../people/use-registration.ts';
import styles from './choose.module.css';
import type { Entry } from './entries.ts';

interface ChooseRowProps {
  readonly entry: Entry;
  readonly person: RegisteredPerson;
  readonly onChange: (to: Partial<Entry>) => void;
}

/** A checkbox, a shirt, and whether they play. */
export function ChooseRow({ entry, person, onChange }: ChooseRowProps) {
  const t = useTranslations('licences.club.dialog');
  const { isIn, isStaff, shirt, isFixed, isBarred } = entry;
  const { name, licence } = person;
  return (
    <li className={`${styles.row} ${isIn ? '' : styles.out}`}>
      <label className={styles.who}>
        <input
          type="checkbox"
          aria-label={t('person', { name })}
          checked={isIn}
          disabled={isFixed || isBarred}
          onChange={({ target }) => onChange({ isIn: target.checked })}
        />
        <span className={styles.words}>
          <b>{name}</b>
          {isFixed && licence !== null && (
            <span title={t('fixed')}>
              <LicenceStateChip state={licence.state} />
            </span>
          )}
          {isBarred && <Reasons person={person} />}
        </span>
      </label>
      {isIn && (
        <>
          {isStaff ? (
            <span />
          ) : (
            <input
              className={styles.shirt}
              aria-label={t('shirt', { name })}
              inputMode="numeric"
              maxLength={3}
              placeholder="–"
              value={shirt}
              onChange={({ target }) => onChange({ shirt: target.value.replace(/\D/g, '') })}
            />
          )}
          <SelectField
            label={t('part', { name })}
            hideLabel
            placeholder={null}
            value={isStaff ? 'STAFF' : 'PLAYER'}
            onChange={({ target }) => onChange({ isStaff: target.value === 'STAFF' })}
            options={(['PLAYER', 'STAFF'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </>
      )}
    </li>
  );
}

function Reasons({ person: { reasons } }: Pick<ChooseRowProps, 'person'>) {
  const reasonText = useReasonText();
  return reasons.map((reason) => (
    <span key={reason.code} className={styles.reason}>
      {reasonText(reason)}
    </span>
  ));
}
