'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import { MinorBadge } from '../../../ui/identity/minor-badge.tsx';
import { playerPath } from '../../../ui/identity/player-path.ts';
import { Portrait } from '../../../ui/identity/portrait.tsx';
import type { OrganisationPerson } from '../data/use-people.ts';
import { mayAssign, PersonMenu, type PersonTask } from '../person/person-menu.tsx';
import styles from './people-list.module.css';

const adultAt = 18;

interface PeopleTableProps {
  readonly people: readonly OrganisationPerson[];
  readonly orgCode: string;
  readonly onTask: (person: OrganisationPerson, task: PersonTask) => void;
}

/** A table; on phones cards. */
export function PeopleTable({ people, orgCode, onTask }: PeopleTableProps) {
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
            onTask={(task) => onTask(person, task)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PersonRowProps {
  readonly person: OrganisationPerson;
  readonly orgCode: string;
  readonly onTask: (task: PersonTask) => void;
}

function PersonRow({ person, orgCode, onTask }: PersonRowProps) {
  const t = useTranslations('players');
  const { userCode, firstName, surnames, photoUrl, age } = person;
  const name = fullName(person);
  const page = pathOf(person);
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <span className={styles.identity}>
          <Portrait firstName={firstName} surnames={surnames} url={photoUrl} />
          <span className={styles.words}>
            {page === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <NameLink href={page} name={name} />
            )}
            {age !== null && age < adultAt && <MinorBadge />}
          </span>
        </span>
      </th>
      <td className={styles.teams}>
        <Teams person={person} orgCode={orgCode} />
      </td>
      <td className={`${styles.age} ${age === null ? styles.unknown : ''}`}>
        {age === null ? '–' : t('years', { age })}
      </td>
      <td className={styles.account}>{t(userCode === null ? 'noAccount' : 'hasAccount')}</td>
      <td className={styles.actions}>
        {mayAssign(person) && person.teams.length === 0 && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('assignOf', { name })}
            onClick={() => onTask('assign')}
          >
            {t('assign')}
          </Button>
        )}
        <span className={styles.menu}>
          <PersonMenu orgCode={orgCode} person={person} onTask={onTask} />
        </span>
      </td>
    </tr>
  );
}

/** Without an account, there is a page only if the name is public. */
function pathOf({ personId: id, userCode, firstName, publicName }: OrganisationPerson): string | null {
  return playerPath({ id, userCode, firstName: publicName === 'HIDDEN' ? '' : firstName });
}

function Teams({ person: { teams }, orgCode }: Pick<PersonRowProps, 'person' | 'orgCode'>) {
  const t = useTranslations('players');
  if (teams.length === 0) return <span className={styles.free}>{t('withoutTeam')}</span>;
  return teams.map((team) => (
    <Link key={team.id} href={`/dashboard/${orgCode}/teams/${team.id}`} className={styles.team}>
      {team.name}
    </Link>
  ));
}

function NameLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <Link href={href} className={`${styles.name} ${styles.link}`}>
      {name}
    </Link>
  );
}
