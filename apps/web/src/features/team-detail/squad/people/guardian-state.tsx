'use client';

import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDateInBrief, shortDay } from '../../../../i18n/formats.ts';
import { consentApi } from '../../../../lib/api/consent.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { StateChip } from '../../../../ui/identity/state-chip.tsx';
import { useTeamChange } from '../../team/use-team.ts';
import styles from './guardian-state.module.css';
import type { Person } from './use-squad.ts';

interface GuardianStateProps {
  readonly person: Person;
  readonly teamId: string;
  readonly onTask: (task: 'invite' | 'papers') => void;
}

/** A minor's guardians and signed papers; until there is consent, what to do about it. */
export function GuardianState({ person, teamId, onTask }: GuardianStateProps) {
  const t = useTranslations('squad.guardian');
  const { consent, guardians, userCode, firstName, abilities } = person;
  if (consent === null) return null;
  const isOpen = consent.state !== 'GIVEN';
  const [first] = guardians;
  const isReachable = first !== undefined || userCode !== null;
  const relation = first?.relation ?? (userCode === null ? 'NOBODY' : 'SELF');
  return (
    <span className={styles.state}>
      <span className={styles.words}>
        {isOpen && (
          <StateChip tone={consent.state === 'REFUSED' ? 'error' : 'warning'} icon={<DrawOutlined />}>
            {consent.state === 'REFUSED' ? t('refused') : t('missing', { whose: relation })}
          </StateChip>
        )}
        <Guardians person={person} isOpen={isOpen} />
        <SignedPapers person={person} onOpen={() => onTask('papers')} />
      </span>
      {isOpen && isReachable && <RemindButton person={person} teamId={teamId} />}
      {isOpen && !isReachable && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('inviteOf', { name: firstName })}
          onClick={() => onTask('invite')}
        >
          {t('invite')}
        </Button>
      )}
      {isOpen && abilities.includes('recordPaper') && (
        <Button
          size="small"
          aria-label={t('onPaperOf', { name: firstName })}
          onClick={() => onTask('papers')}
        >
          {t('onPaper')}
        </Button>
      )}
    </span>
  );
}

/** Each by name; with the date of the request while it's unanswered. */
function Guardians({ person, isOpen }: { readonly person: Person; readonly isOpen: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  const { guardians, consent } = person;
  const askedAt = isOpen ? (consent?.askedAt ?? null) : null;
  const since = askedAt && t('squad.guardian.asked', { day: shortDay(locale, new Date(askedAt)) });
  const names = guardians.map(({ name, relation }) => `${t(`family.relations.${relation}`)}: ${name}`);
  const line = [...names, since].filter(Boolean).join(' · ');
  return line === '' ? null : <span className={styles.guardian}>{line}</span>;
}

interface SignedPapersProps {
  readonly person: Person;
  readonly onOpen: () => void;
}

/** Each valid sheet; people who record sheets can open them here. */
function SignedPapers({ person: { consent, abilities }, onOpen }: SignedPapersProps) {
  const t = useTranslations('consentPapers');
  const locale = useLocale();
  return (consent?.papers ?? []).map(({ paperId, signedBy: name, relation, signedOn, isGiven }) => {
    const day = calendarDateInBrief(locale, signedOn);
    const text = t(isGiven ? 'onPaper' : 'withdrawnOnPaper', { name, relation, day });
    return abilities.includes('recordPaper') ? (
      <button key={paperId} type="button" className={styles.paper} onClick={onOpen}>
        {text}
      </button>
    ) : (
      <span key={paperId} className={styles.guardian}>
        {text}
      </span>
    );
  });
}

function RemindButton({ person, teamId }: { readonly person: Person; readonly teamId: string }) {
  const t = useTranslations('squad.guardian');
  const change = useTeamChange();
  const { personId, guardians } = person;
  const name = guardians[0]?.name ?? fullName(person);
  const remind = () =>
    void change(() => consentApi.remind({ params: { teamId, personId } }), {
      done: t('reminded', { name }),
      failed: t('remindFailed'),
    });
  return (
    <Button variant="outlined" size="small" aria-label={t('remindOf', { name })} onClick={remind}>
      {t('remind')}
    </Button>
  );
}
