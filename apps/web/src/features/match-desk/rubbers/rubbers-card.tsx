'use client';

import EditRounded from '@mui/icons-material/EditRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useRubberName } from '../../../ui/rubbers/use-rubber-name.ts';
import { isBeforeMatch } from '../before/is-before-match.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import type { LocalRubber } from './local-rubbers.ts';
import { RubberDialog } from './rubber-dialog.tsx';
import styles from './rubbers-card.module.css';
import { useRubbers } from './use-rubbers.ts';

/** The score sheet of a tie: a tap opens a rubber. */
export function RubbersCard() {
  const t = useTranslations('rubbers');
  const { desk } = useDeskContext();
  const sheet = useRubbers();
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  if (sheet === null || isBeforeMatch(desk)) return null;
  const mayWrite = desk.state === 'IN_PROGRESS' && desk.actions.includes('registerEvent');
  const open = sheet.rubbers.find(({ key }) => key === selectedKey);
  return (
    <Card title={t('sheet')} flush>
      <ol className={styles.list}>
        {sheet.rubbers.map((rubber) => (
          <li key={rubber.key}>
            {mayWrite ? (
              <button type="button" className={styles.rubber} onClick={() => setSelectedKey(rubber.key)}>
                <Line rubber={rubber} sheet={sheet} />
                <EditRounded aria-hidden="true" className={styles.edit} />
              </button>
            ) : (
              <div className={styles.rubber}>
                <Line rubber={rubber} sheet={sheet} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <RubberDialog rubber={open} sheet={sheet} onClose={() => setSelectedKey(null)} />
      )}
    </Card>
  );
}

interface LineProps {
  readonly rubber: LocalRubber;
  readonly sheet: NonNullable<ReturnType<typeof useRubbers>>;
}

function Line({ rubber, sheet }: LineProps) {
  const t = useTranslations('rubbers');
  const { desk } = useDeskContext();
  const rubberName = useRubberName();
  const { winner, ending, sets } = rubber;
  const names = { home: desk.home?.name ?? '', away: desk.away?.name ?? '' };
  const people = (side: Side) =>
    rubber[side].map(({ id }) => sheet.nameOf(side, id)).join(' / ') || names[side];
  return (
    <span className={styles.line}>
      <span className={styles.name}>{rubberName(rubber, sheet.shape.list)}</span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={`${styles.side} ${winner === side.toUpperCase() ? styles.won : ''}`}>
          <span className={styles.people}>
            {people(side)}
            {winner === side.toUpperCase() && <span className="visually-hidden">{t('wins')}</span>}
          </span>
          <span className={styles.sets}>
            {sets.map((set, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sets are known by their number
              <b key={at}>{set[side]}</b>
            ))}
          </span>
        </span>
      ))}
      {!rubber.hasBegun && <span className={styles.note}>{t('toPlay')}</span>}
      {ending !== null && <span className={styles.note}>{t(`endings.${ending}`, names)}</span>}
    </span>
  );
}
