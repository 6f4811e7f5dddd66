import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RowsSkeleton } from '../../ui/list/query-state.tsx';
import styles from './home.module.css';

export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <Skeleton shape="card" height={280} />
      <div className={styles.columns}>
        <Rows rows={5} />
        <div className={styles.column}>
          <Rows rows={2} />
          <Rows rows={2} />
        </div>
      </div>
    </div>
  );
}

function Rows({ rows }: { readonly rows: number }) {
  return (
    <Card flush>
      <div className={styles.skeletonTitle}>
        <Skeleton width={160} height={26} />
      </div>
      <RowsSkeleton rows={rows} />
    </Card>
  );
}
