import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { ResultRow } from './load.ts';
import styles from './ranking.module.css';

/** The members of a relay in order, with the public part of their names. */
export function RelayMembers({ members }: Pick<ResultRow, 'members'>) {
  const t = useTranslations('races.public');
  if (members.length === 0) return null;
  const names = members.map((member, index) => fullName(member) || t('hiddenMember', { leg: index + 1 }));
  return <span className={styles.quiet}>{names.join(', ')}</span>;
}
