'use client';

import CheckRounded from '@mui/icons-material/CheckRounded';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import ReplyRounded from '@mui/icons-material/ReplyRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { calendarDay, dayAndTime, dayOf } from '../../../i18n/formats.ts';
import { inMadrid } from '../../../i18n/madrid.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import { Picture } from '../../../ui/identity/picture.tsx';
import type { LicenceCardData } from '../data/use-licences.ts';
import styles from './card.module.css';
import { Code } from './code.tsx';
import { Expired } from './expired.tsx';
import { Returned } from './returned.tsx';
import { type ShownState, shownState } from './shown-state.ts';

const DocumentsDialog = dynamic(
  () => import('../../licence-documents/index.ts').then((file) => file.DocumentsDialog),
  { ssr: false },
);

interface LicenceCardProps {
  readonly card: LicenceCardData;
  readonly readAt: string;
}

/** The status in words below the photograph, then the code, then the data. */
export function LicenceCard({ card, readAt }: LicenceCardProps) {
  const t = useTranslations('licences');
  const { firstName, surnames, competition, season, isStaff, team } = card;
  const state = shownState(card, inMadrid(new Date()).day);
  return (
    <li className={styles.card} data-state={state}>
      <header className={styles.head}>
        <b>{competition.name}</b>
        <span>{t('kind', { season, isStaff: String(isStaff) })}</span>
      </header>
      <div className={styles.person}>
        <Photo card={card} />
        <div className={styles.names}>
          <h2>
            {firstName} {surnames}
          </h2>
          <p>
            <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={18} />
            {team.name}
          </p>
        </div>
      </div>
      <StateNote state={state} readAt={readAt} />
      {state === 'RETURNED' ? <Returned card={card} /> : <Code card={card} state={state} />}
      {state === 'EXPIRED' && <Expired card={card} />}
      <Facts card={card} state={state} />
      <Documents card={card} />
    </li>
  );
}

/** The reader's own documents, or those of a child. */
function Documents({ card: { personId, firstName, surnames } }: { readonly card: LicenceCardData }) {
  const t = useTranslations('licenceDocuments');
  const [isOpen, setOpen] = useState(false);
  const name = `${firstName} ${surnames}`.trim();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DescriptionOutlined />}
        aria-label={t('title', { name })}
        onClick={() => setOpen(true)}
      >
        {t('menu')}
      </Button>
      {isOpen && <DocumentsDialog personId={personId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function Photo({ card: { photoUrl, firstName, surnames } }: { readonly card: LicenceCardData }) {
  return (
    <span className={styles.photo} aria-hidden="true">
      {photoUrl === null ? (
        `${firstName[0] ?? ''}${surnames[0] ?? ''}`
      ) : (
        <Picture url={photoUrl} size={104} radius="8px" />
      )}
    </span>
  );
}

const icons = {
  APPROVED: CheckRounded,
  CHECKING: HourglassTopRounded,
  SUBMITTED: HourglassTopRounded,
  RETURNED: ReplyRounded,
  REVOKED: RemoveCircleOutlineRounded,
  EXPIRED: ScheduleRounded,
} as const;

function StateNote({ state, readAt }: { readonly state: ShownState; readonly readAt: string }) {
  const t = useTranslations('licences');
  const locale = useLocale();
  const Icon = icons[state];
  return (
    <div className={styles.state} data-state={state}>
      <Icon aria-hidden="true" />
      <span>
        <b>{t(`states.${state}`)}</b>
        <span>{t(`notes.${state}`, { when: dayAndTime(locale, new Date(readAt)) })}</span>
      </span>
    </div>
  );
}

function Facts({ card, state }: { readonly card: LicenceCardData; readonly state: ShownState }) {
  const t = useTranslations('licences');
  const locale = useLocale();
  const { category, shirt, birthYear, validUntil, submittedAt } = card;
  const isWaiting = state === 'RETURNED' || state === 'SUBMITTED';
  const facts = [
    ['category', category],
    ['shirt', shirt === null ? null : String(shirt)],
    ['birth', birthYear === null ? null : String(birthYear)],
    [
      state === 'EXPIRED' ? 'expiredOn' : 'validUntil',
      validUntil === null || isWaiting ? null : calendarDay(locale, validUntil),
    ],
    ['submitted', isWaiting && submittedAt !== null ? dayOf(locale, new Date(submittedAt)) : null],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
