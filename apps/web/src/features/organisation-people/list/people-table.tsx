'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { playerPath } from '../../../ui/identity/player-path.ts';
import { Portrait } from '../../../ui/identity/portrait.tsx';
import type { OrganisationPerson } from '../data/use-people.ts';
import styles from './people-list.module.css';

interface PeopleTableProps {
  readonly people: readonly OrganisationPerson[];
  readonly orgCode: string;
  readonly onAssign: (person: OrganisationPerson) => void;
}

/** A table; on phones cards. */
export function PeopleTable({ people, orgCode, onAssign }: PeopleTableProps) {
  const t = useTranslations('players');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('teams')}</th>
          <th scope="col">{t('age')}</th>
          <th scope="col">{t('account')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow
            key={person.personId}
            person={person}
            orgCode={orgCode}
            onAssign={() => onAssign(person)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PersonRowProps {
  readonly person: OrganisationPerson;
  readonly orgCode: string;
  readonly onAssign: () => void;
}

function PersonRow({ person, orgCode, onAssign }: PersonRowProps) {
  const t = useTranslations('players');
  const { personId: id, userCode, firstName, surnames, photoUrl, age, teams } = person;
  const name = fullName(person);
  const page = playerPath({ id, userCode, firstName });
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <span className={styles.identity}>
          <Portrait firstName={firstName} surnames={surnames} url={photoUrl} />
          {page === null ? <span className={styles.name}>{name}</span> : <NameLink href={page} name={name} />}
        </span>
      </th>
      <td className={styles.teams}>
        {teams.length === 0 ? (
          <span className={styles.free}>{t('withoutTeam')}</span>
        ) : (
          teams.map((team) => (
            <Link key={team.id} href={`/dashboard/${orgCode}/teams/${team.id}`} className={styles.team}>
              {team.name}
            </Link>
          ))
        )}
      </td>
      <td className={styles.age}>{age === null ? '–' : t('years', { age })}</td>
      <td className={styles.account}>{t(userCode === null ? 'noAccount' : 'hasAccount')}</td>
      <td className={styles.actions}>
        {/* With an account people are invited by the team, and accept. */}
        {userCode === null && (
          <Button variant="outlined" size="small" aria-label={t('assignOf', { name })} onClick={onAssign}>
            {t('assign')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function NameLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link href={href} className={`${styles.name} ${styles.link}`}>
      {name}
    </Link>
  );
}
