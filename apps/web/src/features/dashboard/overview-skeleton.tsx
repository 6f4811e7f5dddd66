import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '../../ui/list/query-state.tsx';
import styles from './overview.module.css';

export function FiguresSkeleton() {
  return (
    <div className={styles.figureSkeletons}>
      {['matches', 'live', 'results', 'invitations'].map((key) => (
        <Skeleton key={key} shape="card" height={160} />
      ))}
    </div>
  );
}

export function ColumnsSkeleton() {
  return (
    <div className={`${styles.rooms} ${styles.columns}`}>
      {[6, 4].map((rows) => (
        <Card key={rows} flush>
          <div className={styles.titleSkeleton}>
            <Skeleton width={160} height={26} />
          </div>
          <RowsSkeleton rows={rows} />
        </Card>
      ))}
    </div>
  );
}
