import { Link } from '../../i18n/navigation.ts';
import { DrawnMark } from './drawn-mark.tsx';
import styles from './logo.module.css';

export function Logo({ href = '/', iconOnly = false }: { href?: string; iconOnly?: boolean }) {
  return (
    <Link href={href} className={styles.logo}>
      <DrawnMark size={32} />
      <span className={iconOnly ? 'visually-hidden' : undefined}>traip</span>
    </Link>
  );
}
