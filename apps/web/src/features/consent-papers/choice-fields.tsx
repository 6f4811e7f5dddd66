'use client';

import { consentPurposes, consentTexts, type NewConsentPaper, type Write } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Segments } from '../../ui/choice/segments.tsx';
import styles from './papers.module.css';

type Choices = Write<typeof NewConsentPaper>['choices'];

interface ChoiceFieldsProps {
  readonly value: Choices;
  readonly onChange: (value: Choices) => void;
  readonly error: string | undefined;
}

const blank = 'BLANK';

/** Which boxes are ticked; a box left blank on the sheet stays undecided. */
export function ChoiceFields({ value, onChange, error }: ChoiceFieldsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const id = useId();
  const labelOf = (choice: string) =>
    choice === blank ? t('consentPapers.blank') : t(`consentPapers.choices.${choice as 'YES'}`);
  return (
    <fieldset className={styles.set} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{t('consentPapers.crossed')}</legend>
      {consentPurposes.map((purpose) => {
        const { choices, text } = consentTexts[purpose];
        return (
          <div key={purpose} className={styles.choice}>
            <span className={styles.purpose}>{t(`family.purposes.${purpose}`)}</span>
            <span className={styles.small}>{text[locale]}</span>
            <Segments<string>
              label={t(`family.purposes.${purpose}`)}
              value={value[purpose] ?? blank}
              onChange={(choice) => onChange({ ...value, [purpose]: choice === blank ? undefined : choice })}
              options={[...choices, blank].map((choice) => ({ value: choice, label: labelOf(choice) }))}
            />
          </div>
        );
      })}
      {error !== undefined && (
        <p id={id} role="alert" className={styles.error}>
          {t('consentPapers.nothingCrossed')}
        </p>
      )}
    </fieldset>
  );
}
