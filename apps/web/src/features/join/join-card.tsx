'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../i18n/formats.ts';
import { FormError } from '../../ui/feedback/notice.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { Crest } from '../../ui/identity/crest.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import styles from './join-card.module.css';
import { type TeamOffer, useJoin } from './use-join.ts';

interface JoinCardProps {
  readonly token: string;
  readonly offer: TeamOffer;
}

export function JoinCard({ token, offer }: JoinCardProps) {
  const t = useTranslations('join');
  const { team, organization, isMember } = offer;
  return (
    <div className={styles.offer}>
      <Crest name={team.name} url={team.avatarUrl} width={72} />
      <div>
        <h2 className={styles.name}>{team.name}</h2>
        {organization !== null && <p className={styles.organisation}>{organization.name}</p>}
      </div>
      <Facts offer={offer} />
      {isMember ? (
        <>
          <p>{t('alreadyText')}</p>
          <ButtonLink href={`/my-teams/${team.id}`}>{t('open')}</ButtonLink>
        </>
      ) : (
        <JoinButton token={token} name={team.name} />
      )}
    </div>
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

function JoinButton({ token, name }: { token: string; name: string }) {
  const t = useTranslations('join');
  const failureMessage = useFailureMessage();
  const { mutate, isPending, isSuccess, error } = useJoin(token);
  const busy = isPending || isSuccess;
  return (
    <>
      {error !== null && <FormError>{failureMessage(error, t('joinFailed'))}</FormError>}
      <Button
        variant="contained"
        size="large"
        fullWidth
        aria-disabled={busy}
        onClick={() => {
          if (!busy) mutate();
        }}
      >
        {busy ? t('joining') : t('join', { name })}
      </Button>
    </>
  );
}
