import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import type { ReactNode } from 'react';
import { Link } from '../../i18n/navigation.ts';
import styles from './card-link.module.css';

export function CardLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
      <ChevronRightRounded aria-hidden="true" sx={{ fontSize: 18 }} />
    </Link>
  );
}
