'use client';

import { type HoleResult, holesIn } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { isBeforeMatch } from '../before/is-before-match.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useRegister } from '../data/use-register.ts';
import { ConcedeSheet } from './concede-sheet.tsx';
import styles from './holes-card.module.css';
import { nextHole } from './next-hole.ts';

/** Golf by holes: one tap enters who won a hole, or corrects a played one. */
export function HolesCard() {
  const t = useTranslations('matchDesk.holes');
  const { desk, match, rules } = useDeskContext();
  const [selected, setSelected] = useState<number | null>(null);
  const [isConceding, setConceding] = useState(false);
  const of = holesIn(rules);
  if (of === null || isBeforeMatch(desk)) return null;
  const { holes } = match.tally;
  const mayWrite = desk.state === 'IN_PROGRESS' && desk.actions.includes('registerEvent');
  const isOver =
    holes !== null && (holes.decided !== null || (holes.method !== null && !desk.decider.needsWinner));
  const open = selected ?? (isOver ? null : nextHole(holes, of));
  return (
    <Card title={t('title')}>
      <div className={styles.card}>
        {mayWrite && open !== null && (
          <HoleButtons hole={open} isExtra={open > of} onDone={() => setSelected(null)} />
        )}
        <Course of={of} list={holes?.list ?? []} open={open} onChoose={mayWrite ? setSelected : null} />
        {mayWrite && !isOver && desk.actions.includes('finish') && (
          <Button variant="outlined" onClick={() => setConceding(true)}>
            {t('concede')}
          </Button>
        )}
      </div>
      {isConceding && <ConcedeSheet onClose={() => setConceding(false)} />}
    </Card>
  );
}

interface HoleButtonsProps {
  readonly hole: number;
  readonly isExtra: boolean;
  readonly onDone: () => void;
}

const results = [
  { winner: 'home', home: 1, away: 0 },
  { winner: null, home: 0, away: 0 },
  { winner: 'away', home: 0, away: 1 },
] as const;

function HoleButtons({ hole, isExtra, onDone }: HoleButtonsProps) {
  const t = useTranslations('matchDesk.holes');
  const { desk } = useDeskContext();
  const register = useRegister();
  return (
    <section aria-label={t('hole', { hole })} className={styles.open}>
      <h3>
        {t('hole', { hole })}
        {isExtra && <span>{t('extra')}</span>}
      </h3>
      <div className={styles.buttons}>
        {results.map(({ winner, home, away }) => (
          <button
            key={winner ?? 'halved'}
            type="button"
            className={`${styles.button} ${winner === null ? styles.halved : styles[winner]}`}
            onClick={() => {
              register({ type: 'GOAL', kind: 'HOLE', period: hole, payload: { set: hole, home, away } });
              onDone();
            }}
          >
            {winner === null ? t('halve') : t('wins', { name: desk[winner]?.name ?? '' })}
          </button>
        ))}
      </div>
    </section>
  );
}

interface CourseProps {
  readonly of: number;
  readonly list: readonly HoleResult[];
  readonly open: number | null;
  /** Null: read-only. */
  readonly onChoose: ((hole: number) => void) | null;
}

/** Every hole with its winner; extra ones come last. */
function Course({ of, list, open, onChoose }: CourseProps) {
  const t = useTranslations('matchDesk.holes');
  const { desk } = useDeskContext();
  const extra = list.filter(({ hole }) => hole > of).map(({ hole }) => hole);
  const holeLabel = (hole: number, played: HoleResult | undefined) => {
    if (played === undefined) return t('hole', { hole });
    const winner = played.winner === null ? null : desk[played.winner === 'HOME' ? 'home' : 'away'];
    return winner === null ? t('halvedAt', { hole }) : t('wonAt', { hole, name: winner.name });
  };
  return (
    <ol className={styles.course} aria-label={t('played')}>
      {[...Array.from({ length: of }, (_, at) => at + 1), ...extra].map((hole) => {
        const played = list.find((one) => one.hole === hole);
        const is = played === undefined ? 'open' : (played.winner?.toLowerCase() ?? 'halved');
        return (
          <li key={hole}>
            <button
              type="button"
              className={styles.hole}
              data-is={is}
              aria-pressed={hole === open}
              aria-label={holeLabel(hole, played)}
              disabled={onChoose === null}
              onClick={() => onChoose?.(hole)}
            >
              {hole}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
