'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import styles from './joint-calendar.module.css';
import type { Candidates } from './use-joint-calendar.ts';

interface SharedResourcesProps {
  readonly candidates: Candidates;
  readonly selected: readonly string[];
}

const kinds = ['venues', 'clubs', 'people'] as const;
const mostNames = 6;

/** What the chosen competitions share: none of it is used twice at once. */
export function SharedThings({ candidates, selected }: SharedResourcesProps) {
  const t = useTranslations('jointCalendar');
  const format = useFormatter();
  const shared = kinds.map((kind) => ({
    kind,
    names: candidates[kind]
      .filter(({ competitionIds }) => competitionIds.filter((id) => selected.includes(id)).length > 1)
      .map(({ name }) => name),
  }));
  const isNothing = shared.every(({ names }) => names.length === 0);
  // Players are shown without a name.
  const list = (names: readonly (string | null)[]) => {
    const first = names.filter((name) => name !== null).slice(0, mostNames);
    const more = names.length - first.length;
    return format.list([...first, ...(more > 0 && first.length > 0 ? [t('more', { count: more })] : [])]);
  };
  return (
    <Card title={t('shared')}>
      {isNothing ? (
        <p className={styles.quiet}>{t('nothingShared')}</p>
      ) : (
        <dl className={styles.shared}>
          {shared.map(({ kind, names }) => (
            <div key={kind}>
              <dt>{t(`kinds.${kind}`, { count: names.length })}</dt>
              <dd>{list(names)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
