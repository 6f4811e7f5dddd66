import { knockoutsOf } from '../../../lib/knockouts.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { BracketCard } from '../summary/bracket-card.tsx';

export function BracketTab({ competition }: TabProps) {
  return (
    <div className={styles.stack}>
      {knockoutsOf(competition).map((phase) => (
        <BracketCard key={phase.id} competitionId={competition.id} phase={phase} />
      ))}
    </div>
  );
}
