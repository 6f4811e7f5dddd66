'use client';

import { type ConsentPurpose, consentTexts, publicNames } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { Segments } from '../../ui/choice/segments.tsx';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import styles from './family.module.css';
import type { Child } from './use-family.ts';

interface ConsentFieldsProps {
  readonly values: Child['consents'];
  /** The first name of the child; null for one's own data. */
  readonly name: string | null;
  readonly onChange: (purpose: ConsentPurpose, choice: string) => void;
}

const switches = ['PARTICIPATION', 'PHOTO', 'CONTACT'] as const;

/** The consents, in the words that go on record. */
export function ConsentFields({ values, name, onChange }: ConsentFieldsProps) {
  const t = useTranslations('family');
  const locale = useLocale();
  const textOf = (purpose: ConsentPurpose) => {
    const { text, ownText } = consentTexts[purpose];
    return (name === null ? ownText : text)[locale];
  };
  return (
    <div className={styles.consents}>
      <div className={styles.choice}>
        <span className={styles.label}>{t('purposes.PUBLIC_NAME')}</span>
        <span className={styles.quiet}>{textOf('PUBLIC_NAME')}</span>
        <Segments
          label={name === null ? t('purposes.PUBLIC_NAME') : t('publicNameOf', { name })}
          value={values.PUBLIC_NAME}
          onChange={(choice) => onChange('PUBLIC_NAME', choice)}
          options={publicNames.map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
      </div>
      {switches.map((purpose) => (
        <SwitchRow
          key={purpose}
          label={t(`purposes.${purpose}`)}
          hint={values[purpose] === null ? `${textOf(purpose)} ${t('undecided')}` : textOf(purpose)}
          checked={values[purpose] === 'YES'}
          onChange={(isOn) => onChange(purpose, isOn ? 'YES' : 'NO')}
        />
      ))}
    </div>
  );
}
