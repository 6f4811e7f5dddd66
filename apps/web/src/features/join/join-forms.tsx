'use client';

import Button from '@mui/material/Button';
import { type GuardianRelation, guardianRelations } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormError } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useFamily } from '../family/index.ts';
import styles from './join-card.module.css';
import { useJoin } from './use-join.ts';

interface JoinFormProps {
  readonly token: string;
  readonly name: string;
}

/** Parents choose who joins. */
export function JoinForm({ token, name }: JoinFormProps) {
  const t = useTranslations('join');
  const { data } = useFamily();
  const [childId, setChildId] = useState('');
  const join = useJoin(token);
  const children = data?.children ?? [];
  const options = children.map(({ personId, firstName }) => ({ value: personId, label: firstName }));
  return (
    <>
      {options.length > 0 && (
        <SelectField
          label={t('who')}
          value={childId}
          onChange={(event) => setChildId(event.target.value)}
          placeholder={t('myself')}
          options={options}
        />
      )}
      <SendButton
        join={join}
        label={t('join', { name })}
        busyLabel={t('joining')}
        onSend={() =>
          join.mutate(
            childId === ''
              ? { as: {}, done: (team) => t('joined', { name: team }) }
              : { as: { childId }, done: (team) => t('joined', { name: team }), to: '/profile/children' },
          )
        }
      />
    </>
  );
}

/** The code is for one person the team has entered. */
export function ClaimButton({ token, name }: JoinFormProps) {
  const t = useTranslations('join');
  const join = useJoin(token);
  return (
    <>
      <div className={styles.question}>
        <h3 className={styles.name}>{t('forYou', { name })}</h3>
        <p>{t('forYouText')}</p>
      </div>
      <SendButton
        join={join}
        label={t('claim')}
        busyLabel={t('claiming')}
        onSend={() => join.mutate({ as: {}, done: (team) => t('claimed', { name: team }) })}
      />
    </>
  );
}

/** The code is for a child: an adult is responsible. */
export function ClaimChild({ token, name }: JoinFormProps) {
  const t = useTranslations();
  const join = useJoin(token);
  const [relation, setRelation] = useState<GuardianRelation>('MOTHER');
  return (
    <>
      <div className={styles.question}>
        <h3 className={styles.name}>{t('join.forChild', { name })}</h3>
        <p>{t('join.forChildText', { name })}</p>
      </div>
      <SelectField
        label={t('join.relation')}
        value={relation}
        onChange={(event) => setRelation(event.target.value as GuardianRelation)}
        placeholder={null}
        options={guardianRelations.map((value) => ({ value, label: t(`family.relations.${value}`) }))}
      />
      <SendButton
        join={join}
        label={t('join.claimChild', { name })}
        busyLabel={t('join.claiming')}
        onSend={() =>
          join.mutate({
            as: { relation },
            done: () => t('join.childClaimed', { name }),
            to: '/profile/children',
          })
        }
      />
    </>
  );
}

interface SendButtonProps {
  readonly join: ReturnType<typeof useJoin>;
  readonly label: string;
  readonly busyLabel: string;
  readonly onSend: () => void;
}

function SendButton({ join, label, busyLabel, onSend }: SendButtonProps) {
  const t = useTranslations('join');
  const failureMessage = useFailureMessage();
  const { isPending, isSuccess, error } = join;
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
          if (!busy) onSend();
        }}
      >
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}
