'use client';

import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { MinorBadge } from '../../../ui/identity/minor-badge.tsx';
import { playerPath } from '../../../ui/identity/player-path.ts';
import { Portrait } from '../../../ui/identity/portrait.tsx';
import { Shirt } from '../../../ui/identity/shirt.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { RoleChip } from '../members/role-chip.tsx';
import { GuardianState } from './people/guardian-state.tsx';
import type { Person } from './people/use-squad.ts';
import { SquadMenu, type SquadMenuProps } from './squad-menu.tsx';
import styles from './squad-row.module.css';

const adultAt = 18;

/** One line on a wide screen; on a phone the shirt is at the right and the position next to the age. */
export function SquadRow(props: SquadMenuProps) {
  const t = useTranslations('squad');
  const { person, team } = props;
  const { shirt, position, role, isDelegate } = person;
  return (
    <li className={styles.row}>
      <Portrait {...person} url={person.photoUrl} />
      <span className={styles.shirt}>
        <Shirt
          teamName={team.name}
          number={shirt}
          label={shirt === null ? t('noShirt') : t('shirtIs', { shirt })}
        />
      </span>
      <span className={styles.words}>
        <PersonName person={person} />
        <Facts person={person} />
      </span>
      <span className={styles.position}>{position}</span>
      <span className={styles.role}>
        {role !== 'MEMBER' && <RoleChip role={role} />}
        {isDelegate && (
          <StateChip tone="primary" icon={<AssignmentIndOutlined />}>
            {t('isDelegate')}
          </StateChip>
        )}
        <GuardianState person={person} teamId={team.id} onTask={props.onTask} />
      </span>
      <span className={styles.menu}>
        <SquadMenu {...props} />
      </span>
    </li>
  );
}

function PersonName({ person }: { readonly person: Person }) {
  const t = useTranslations('squad');
  const { userCode, age, knownAs } = person;
  const path = pathOf(person);
  return (
    <span className={styles.name}>
      {path === null ? (
        <b>{fullName(person)}</b>
      ) : (
        <Link href={path} className={styles.link}>
          <b>{fullName(person)}</b>
          {userCode !== null && (
            <VerifiedUserOutlined titleAccess={t('hasAccount')} className={styles.account} />
          )}
        </Link>
      )}
      {knownAs !== null && <span className={styles.knownAs}>«{knownAs}»</span>}
      {age !== null && age < adultAt && <MinorBadge />}
    </span>
  );
}

/** Without an account, there is a page only if the name is public. */
function pathOf({ personId: id, userCode, firstName, publicName }: Person): string | null {
  return playerPath({ id, userCode, firstName: publicName === 'HIDDEN' ? '' : firstName });
}

function Facts({ person: { age, birthday, position } }: { readonly person: Person }) {
  const t = useTranslations('squad');
  const years = age !== null && birthday !== null && t('age', { age, year: birthday.slice(0, 4) });
  return (
    <span className={styles.facts}>
      {position !== null && (
        <span className={styles.onPhone}>
          {position}
          {years && ' · '}
        </span>
      )}
      {years}
    </span>
  );
}
