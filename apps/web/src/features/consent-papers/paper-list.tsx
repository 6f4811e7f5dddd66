'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Button from '@mui/material/Button';
import { consentPurposes } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDateInBrief, dayOf } from '../../i18n/formats.ts';
import { consentApi } from '../../lib/api/consent.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { useDownload } from '../downloads/index.ts';
import styles from './papers.module.css';
import type { PaperData, PapersData } from './use-papers.ts';

interface PaperListProps extends PapersData {
  readonly personId: string;
  readonly onRecord: () => void;
  readonly onWithdraw: (paper: PaperData) => void;
}

export function PaperList({ papers, mayRecord, personId, onRecord, onWithdraw }: PaperListProps) {
  const t = useTranslations('consentPapers');
  return (
    <>
      <p className={styles.quiet}>{t('text')}</p>
      {papers.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {papers.map((paper) => (
          <PaperCard
            key={paper.paperId}
            paper={paper}
            personId={personId}
            mayRecord={mayRecord}
            onWithdraw={onWithdraw}
          />
        ))}
      </ul>
      {mayRecord && (
        <Button variant="outlined" onClick={onRecord}>
          {t('another')}
        </Button>
      )}
    </>
  );
}

interface PaperCardProps extends Pick<PaperListProps, 'personId' | 'mayRecord' | 'onWithdraw'> {
  readonly paper: PaperData;
}

function PaperCard({ paper, personId, mayRecord, onWithdraw }: PaperCardProps) {
  const t = useTranslations('consentPapers');
  const { paperId, signedBy: name, relation, signedOn, file, allows } = paper;
  const { isBusy, download } = useDownload(() => consentApi.openPaper({ params: { personId, paperId } }));
  const signer = t('signer', { name, relation, day: calendarDateInBrief(useLocale(), signedOn) });
  return (
    <li className={styles.paper}>
      <h3 className={styles.signer}>{signer}</h3>
      <PaperState paper={paper} />
      <Choices choices={paper.choices} />
      <p className={styles.quiet}>{useReceived(paper)}</p>
      <ButtonRow>
        {file !== null && (
          <Button variant="outlined" loading={isBusy} onClick={download} aria-label={t('openOf', { signer })}>
            {t('open')}
          </Button>
        )}
        {mayRecord && allows.length > 0 && (
          <Button color="error" onClick={() => onWithdraw(paper)} aria-label={t('takeBackOf', { signer })}>
            {t('takeBack')}
          </Button>
        )}
      </ButtonRow>
    </li>
  );
}

function PaperState({ paper }: { readonly paper: PaperData }) {
  const t = useTranslations('consentPapers');
  const state = isWithdrawal(paper) ? 'withdrawn' : paper.holds ? 'holds' : 'ended';
  const { tone, Icon } = states[state];
  return (
    <span>
      <StateChip tone={tone} icon={<Icon />}>
        {t(state)}
      </StateChip>
    </span>
  );
}

const states = {
  holds: { tone: 'success', Icon: CheckCircleOutlineRounded },
  ended: { tone: 'neutral', Icon: HistoryRounded },
  withdrawn: { tone: 'error', Icon: BlockRounded },
} as const;

/** Withdrawn verbally: nothing is allowed, and there was never a scan. */
const isWithdrawal = (paper: PaperData) => paper.file === null && !hasAllowed(paper);

const hasAllowed = ({ choices }: PaperData) =>
  Object.values(choices).some((choice) => choice !== 'NO' && choice !== 'HIDDEN');

/** Who received the sheet, and whether its scan was deleted. */
function useReceived(paper: PaperData): string {
  const t = useTranslations('consentPapers');
  const by = { name: paper.recordedBy, day: dayOf(useLocale(), new Date(paper.recordedAt)) };
  if (isWithdrawal(paper)) return t('heard', by);
  return [t('received', by), paper.file === null && t('scanGone')].filter(Boolean).join(' · ');
}

/** The ticked boxes. */
function Choices({ choices }: Pick<PaperData, 'choices'>) {
  const t = useTranslations('family');
  const crossed = consentPurposes.flatMap((purpose) => {
    const choice = choices[purpose];
    return choice === undefined ? [] : [{ purpose, choice }];
  });
  return (
    <ul className={styles.choices}>
      {crossed.map(({ purpose, choice }) => (
        <li key={purpose}>{`${t(`purposes.${purpose}`)}: ${t(`choices.${choice}`).toLowerCase()}`}</li>
      ))}
    </ul>
  );
}
