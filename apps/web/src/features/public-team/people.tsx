import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import type { PublicTeamData } from './load-team.ts';
import styles from './public-team.module.css';

/** Who lets themselves be seen is named; the others are counted. */
export function People({ members, memberCount }: Pick<PublicTeamData, 'members' | 'memberCount'>) {
  const t = useTranslations();
  const unnamed = memberCount - members.length;
  return (
    <Card title={t('publicTeam.members')} flush>
      {members.length === 0 ? (
        <EmptyState title={t('publicTeam.nobodyNamed')}>
          {t('publicTeam.people', { count: memberCount })}
        </EmptyState>
      ) : (
        <ul className={styles.people}>
          {members.map(({ userCode, firstName, surnames, avatarUrl, role }) => (
            <li key={userCode}>
              <Link href={`/u/${userCode}`} className={styles.person}>
                <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={44} />
                <span className={styles.words}>
                  <b className={styles.name}>
                    {firstName} {surnames}
                  </b>
                  <span className={styles.role}>{t(`teamRoles.${role}`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {members.length > 0 && unnamed > 0 && (
        <p className={styles.unnamed}>{t('publicTeam.unnamed', { count: unnamed })}</p>
      )}
    </Card>
  );
}
