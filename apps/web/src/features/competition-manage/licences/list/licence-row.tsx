'use client';

import Button from '@mui/material/Button';
import { ageOn } from '@traip/engine/registration';
import { useTranslations } from 'next-intl';
import { inMadrid } from '../../../../i18n/madrid.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../../../ui/identity/person-avatar.tsx';
import { ItemMenu } from '../../../../ui/list/item-menu.tsx';
import { Standing } from '../../../licences/index.ts';
import type { OpenPapers, RequiredPapers } from './licence-papers.tsx';
import styles from './list.module.css';
import { useLicenceFacts } from './use-licence-facts.ts';
import type { LicenceData } from './use-licences.ts';

interface LicenceRowProps {
  readonly licence: LicenceData;
  readonly mayDecide: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onApprove: () => void;
  readonly onTurnDown: (action: 'return' | 'revoke') => void;
  /** Which documents the competition requires. */
  readonly papers: RequiredPapers;
  readonly onPapers: (kind: OpenPapers['kind']) => void;
}

export function LicenceRow(props: LicenceRowProps) {
  const { licence, mayDecide, isSelected, onSelect } = props;
  const t = useTranslations('licences.organiser');
  const factsOf = useLicenceFacts();
  const { person, team, state, missing, reasons, reason, reply, consentOnPaper } = licence;
  const name = fullName(person);
  return (
    <li className={`${styles.row} ${mayDecide ? '' : styles.looking}`}>
      {mayDecide && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={t('select', { name })}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      <PersonAvatar {...person} url={person.avatarUrl} size={44} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.quiet}>{team.name}</span>
        <span className={styles.quiet}>{factsOf(licence).join(' · ')}</span>
      </span>
      <Standing
        className={styles.standing}
        state={state}
        missing={missing}
        reasons={reasons}
        notes={[
          consentOnPaper ? t('consentOnPaper') : null,
          reason && t('saidReason', { reason }),
          reply && t('reply', { reply }),
        ]}
      />
      {mayDecide && <Actions {...props} />}
    </li>
  );
}

function Actions({ licence, onApprove, onTurnDown, papers, onPapers }: LicenceRowProps) {
  const t = useTranslations('licences.organiser');
  const tAll = useTranslations();
  const name = fullName(licence.person);
  const { state } = licence;
  // Documents are visible to those who decide on a licence or check it before a match.
  const isSubmitted = state === 'SUBMITTED' || state === 'APPROVED';
  const isOpenToOrganiser = isSubmitted || state === 'RETURNED';
  const isLive = isOpenToOrganiser || state === 'DRAFT';
  const items = [
    papers.documents &&
      isSubmitted && { label: tAll('licenceDocuments.menu'), onSelect: () => onPapers('documents') },
    papers.answers && isLive && { label: tAll('questions.menu'), onSelect: () => onPapers('answers') },
    isOfMinor(licence) &&
      isOpenToOrganiser && { label: tAll('consentPapers.menu'), onSelect: () => onPapers('consents') },
    state === 'SUBMITTED' && { label: t('return'), onSelect: () => onTurnDown('return') },
    state === 'APPROVED' && { label: t('revoke'), onSelect: () => onTurnDown('revoke'), isDanger: true },
  ].filter((item) => item !== false);
  return (
    <>
      <span className={styles.actions}>
        {state === 'SUBMITTED' && (
          <Button variant="outlined" aria-label={t('approveOf', { name })} onClick={onApprove}>
            {t('approve')}
          </Button>
        )}
      </span>
      <span className={styles.menu}>
        {items.length > 0 && <ItemMenu label={t('moreOf', { name })} items={items} />}
      </span>
    </>
  );
}

const isOfMinor = ({ birthday }: LicenceData) =>
  birthday !== null && ageOn(birthday, inMadrid(new Date()).day) < adultAt;

const adultAt = 18;
