import { useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { ResultRow } from './load.ts';
import styles from './ranking.module.css';

/** Who ran in a relay, in order, as far as everybody sees their names. */
export function RelayMembers({ members }: Pick<ResultRow, 'members'>) {
  const t = useTranslations('races.public');
  if (members.length === 0) return null;
  const names = members.map((member, index) => fullName(member) || t('hiddenMember', { leg: index + 1 }));
  return <span className={styles.quiet}>{names.join(', ')}</span>;
}
