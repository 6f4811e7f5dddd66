'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { DraftGolf } from '../draft/draft.ts';
import styles from './races-card.module.css';

interface GolfChoicesProps {
  readonly golf: DraftGolf;
  readonly onChange: (golf: DraftGolf) => void;
}

const rounds = [1, 2, 3, 4] as const;
const holes = [18, 9] as const;
const rankings = ['GROSS', 'NET', 'STABLEFORD'] as const;

/** What a tournament needs from the start; the course is described later. */
export function GolfChoices({ golf, onChange }: GolfChoicesProps) {
  const t = useTranslations('golf.form');
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('rounds')}
        placeholder={null}
        options={rounds.map((value) => ({ value: `${value}`, label: `${value}` }))}
        value={`${golf.rounds}`}
        onChange={({ target }) => onChange({ ...golf, rounds: Number(target.value) })}
      />
      <SelectField
        label={t('holes')}
        placeholder={null}
        options={holes.map((value) => ({ value: `${value}`, label: `${value}` }))}
        value={`${golf.holes}`}
        onChange={({ target }) => onChange({ ...golf, holes: target.value === '9' ? 9 : 18 })}
      />
      <SelectField
        label={t('rankedBy')}
        placeholder={null}
        options={rankings.map((value) => ({ value, label: t(`rankings.${value}`) }))}
        value={golf.rankedBy}
        onChange={({ target }) =>
          onChange({ ...golf, rankedBy: rankings.find((value) => value === target.value) ?? 'GROSS' })
        }
      />
    </div>
  );
}
