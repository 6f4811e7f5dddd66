'use client';

import { useTranslations } from 'next-intl';
import { RubberFields } from '../../../ui/rubbers/rubber-fields.tsx';
import type { RubberValues } from '../../../ui/rubbers/rubber-values.ts';
import { useRubberName } from '../../../ui/rubbers/use-rubber-name.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import styles from './sheet-fields.module.css';
import { useRubbers } from './use-rubbers.ts';

interface SheetFieldsProps {
  readonly values: readonly RubberValues[];
  readonly onChange: (values: readonly RubberValues[]) => void;
}

/** Every rubber of a tie, for a manual result. */
export function SheetFields({ values, onChange }: SheetFieldsProps) {
  const t = useTranslations('rubbers');
  const { desk } = useDeskContext();
  const sheet = useRubbers();
  const rubberName = useRubberName();
  if (sheet === null) return null;
  const names = { home: desk.home?.name ?? '', away: desk.away?.name ?? '' };
  return (
    <>
      <p className={styles.hint}>{t('sheetHint')}</p>
      {sheet.shape.list.map((rubber) => {
        const own = values.find(({ key }) => key === rubber.key);
        if (own === undefined) return null;
        return (
          <section key={rubber.key} className={styles.rubber}>
            <h3>{rubberName(rubber, sheet.shape.list)}</h3>
            <RubberFields
              rubber={rubber}
              names={names}
              people={sheet.people}
              values={own}
              onChange={(changed) => onChange(values.map((one) => (one.key === changed.key ? changed : one)))}
            />
          </section>
        );
      })}
    </>
  );
}
