import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { playerPath } from '../../ui/identity/player-path.ts';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import { LinkGrid } from '../../ui/list/link-grid.tsx';
import type { PublicTeamData } from './load-team.ts';
import styles from './public-team.module.css';

const factsOf = (facts: readonly (string | false | null)[]) => facts.filter(Boolean).join(' · ') || null;

/** Public profiles are named; the others are counted. */
export function People({ members, memberCount }: Pick<PublicTeamData, 'members' | 'memberCount'>) {
  const t = useTranslations();
  const playerName = usePlayerName();
  const unnamed = memberCount - members.length;
  const people = members.map(({ id, userCode, firstName, surnames, avatarUrl, role, shirt, position }) => ({
    key: id,
    href: playerPath({ id, userCode, firstName }),
    picture: <PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={44} />,
    name: playerName({ firstName, surnames }),
    fact: factsOf([shirt !== null && `${shirt}`, position, role !== 'MEMBER' && t(`teamRoles.${role}`)]),
  }));
  return (
    <Card title={t('publicTeam.members')} flush>
      {people.length === 0 ? (
        <EmptyState title={t('publicTeam.nobodyNamed')}>
          {t('publicTeam.people', { count: memberCount })}
        </EmptyState>
      ) : (
        <LinkGrid items={people} />
      )}
      {people.length > 0 && unnamed > 0 && (
        <p className={styles.unnamed}>{t('publicTeam.unnamed', { count: unnamed })}</p>
      )}
    </Card>
  );
}
