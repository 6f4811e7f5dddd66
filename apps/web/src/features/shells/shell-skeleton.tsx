import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Logo } from '../../ui/identity/logo.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import styles from './side-shell.module.css';

/** Shown until the session is known. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell}>
      <aside className={styles.side}>
        <div className={styles.head}>
          <Logo />
        </div>
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          <Logo />
        </header>
        <main id={contentId} tabIndex={-1} className={styles.main}>
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}
