'use client';

import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { ItemMenu } from '../../ui/list/item-menu.tsx';
import { ChildPapers } from './child-papers.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { ConsentHistory } from './consent-history.tsx';
import styles from './family.module.css';
import { useChildActions } from './use-child-actions.ts';
import type { Child } from './use-family.ts';

export function ChildCard({ child }: { child: Child }) {
  const t = useTranslations('family');
  const { personId, firstName, surnames, photoUrl, age, relation, otherGuardians } = child;
  const { decide, leave } = useChildActions(child);
  const name = `${firstName} ${surnames}`.trim();
  const facts = [
    age !== null && t('years', { age }),
    t(`relations.${relation}`),
    otherGuardians.length > 0 && t('with', { names: otherGuardians.join(', ') }),
  ];
  return (
    <Card>
      <div className={styles.head}>
        <PersonAvatar firstName={firstName} surnames={surnames} url={photoUrl} size={48} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <ItemMenu
          label={t('moreOf', { name })}
          items={[{ label: t('leave'), onSelect: () => void leave(), isDanger: true }]}
        />
      </div>
      <Teams teams={child.teams} />
      <ConsentFields values={child.consents} name={firstName} onChange={decide} />
      <ConsentHistory records={child.records} />
      {child.records.some(({ how }) => how === 'PAPER') && <ChildPapers personId={personId} name={name} />}
    </Card>
  );
}

function Teams({ teams }: Pick<Child, 'teams'>) {
  const t = useTranslations('family');
  if (teams.length === 0) return <p className={styles.quiet}>{t('noTeam')}</p>;
  return (
    <p>
      {t('playsIn')}{' '}
      {teams.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={`/my-teams/${id}`} className={styles.link}>
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}
