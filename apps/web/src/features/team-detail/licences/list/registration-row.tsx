'use client';

import { useTranslations } from 'next-intl';
import { MinorBadge } from '../../../../ui/identity/minor-badge.tsx';
import { Portrait } from '../../../../ui/identity/portrait.tsx';
import { Shirt } from '../../../../ui/identity/shirt.tsx';
import type { TeamData } from '../../team/use-team.ts';
import type { RegistrationTask } from '../people/registration-task.ts';
import type { RegisteredPerson } from '../people/use-registration.ts';
import styles from './list.module.css';
import { RowMenu } from './row-menu.tsx';
import { RowStatus } from './row-status.tsx';
import { RowStep } from './row-step.tsx';

export interface RowProps {
  readonly person: RegisteredPerson;
  readonly team: TeamData;
  readonly mayEnter: boolean;
  /** Whether drafts can be submitted now. */
  readonly maySend: boolean;
  /** Whether the organiser asks questions about each person. */
  readonly asksPeople: boolean;
  readonly onTask: (task: RegistrationTask) => void;
  readonly onSend: (personId: string) => void;
}

const adultAt = 18;

/** A person, the status of their licence, and the next step. */
export function RegistrationRow(props: RowProps) {
  const t = useTranslations();
  const { person, team } = props;
  const { name, shirt, own, licence } = person;
  const { firstName, surnames, avatarUrl } = person.person;
  const age = own?.age ?? null;
  const years =
    age !== null && own?.birthday ? t('squad.age', { age, year: own.birthday.slice(0, 4) }) : null;
  const facts = [licence?.isStaff ? t('licences.club.staff') : null, years].filter((fact) => fact !== null);
  return (
    <li className={`${styles.row} ${licence === null ? styles.out : ''}`}>
      <Portrait firstName={firstName} surnames={surnames} url={avatarUrl} />
      <span className={styles.shirt}>
        {!licence?.isStaff && (
          <Shirt
            teamName={team.name}
            number={shirt}
            label={shirt === null ? t('squad.noShirt') : t('squad.shirtIs', { shirt })}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <b>{name}</b>
          {age !== null && age < adultAt && <MinorBadge />}
        </span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      <RowStatus person={person} />
      <span className={styles.step}>
        <RowStep {...props} />
      </span>
      <span className={styles.menu}>
        <RowMenu {...props} />
      </span>
    </li>
  );
}
