'use client';

import { weightClassName } from '@traip/engine/registration';
import { useTranslations } from 'next-intl';
import type { Wizard } from '../state/use-wizard.ts';
import styles from './timetable-card.module.css';

const inGrams = (kg: number | null) => (kg === null ? null : Math.round(kg * 1000));

/** Preview of several weight classes: a competition each, and everyone in the first until the weigh-in. */
export function ClassesCard({ wizard: { draft, form } }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const name = draft.competition.name.trim();
  const names = (form.weightClasses ?? []).map(({ above, upTo }) =>
    `${name} ${weightClassName({ above: inGrams(above), upTo: inGrams(upTo) })}`.trim(),
  );
  return (
    <section className={styles.card} aria-label={t('classesTitle')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('classesTitle')}</h2>
      </div>
      <ol className={styles.rounds}>
        {names.map((own, index) => (
          <li key={own} className={styles.round}>
            <b>{own}</b>
            <span className={styles.line}>
              {t('classPlayers', { count: index === 0 ? draft.teams.length : 0 })}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.nothing}>{t('afterWeighIn')}</p>
    </section>
  );
}
