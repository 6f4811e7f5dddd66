'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './join-card.module.css';
import { ClaimButton, ClaimChild, JoinForm } from './join-forms.tsx';
import type { TeamOffer } from './use-join.ts';

interface JoinCardProps {
  readonly token: string;
  readonly offer: TeamOffer;
}

export function JoinCard({ token, offer }: JoinCardProps) {
  const { team, organization } = offer;
  return (
    <div className={styles.offer}>
      <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={72} />
      <div>
        <h2 className={styles.name}>{team.name}</h2>
        {organization !== null && <p className={styles.organisation}>{organization.name}</p>}
      </div>
      <Facts offer={offer} />
      <JoinAction token={token} offer={offer} />
    </div>
  );
}

function JoinAction({ token, offer }: JoinCardProps) {
  const t = useTranslations('join');
  const { team, person, isMember } = offer;
  if (person !== null)
    return person.isChild ? (
      <ClaimChild token={token} name={person.firstName} />
    ) : (
      <ClaimButton token={token} name={`${person.firstName} ${person.surnames}`.trim()} />
    );
  if (!isMember) return <JoinForm token={token} name={team.name} />;
  return (
    <>
      <p>{t('alreadyText')}</p>
      <ButtonLink href={`/my-teams/${team.id}`}>{t('open')}</ButtonLink>
    </>
  );
}

function Facts({ offer: { memberCount, role, invitedBy, expiresAt } }: { offer: TeamOffer }) {
  const t = useTranslations();
  const locale = useLocale();
  const facts = [
    { term: t('join.invitedBy'), value: invitedBy },
    { term: t('join.role'), value: t(`teamRoles.${role}`) },
    { term: t('join.members'), value: t('join.people', { count: memberCount }) },
    { term: t('join.expires'), value: dayAndTime(locale, new Date(expiresAt)) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
