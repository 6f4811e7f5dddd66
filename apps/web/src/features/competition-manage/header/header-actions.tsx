'use client';

import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import IosShareRounded from '@mui/icons-material/IosShareRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { isRaced } from '@traip/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { knockoutsOf } from '../../../lib/knockouts.ts';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import type { CompetitionData } from '../data/use-competition.ts';
import styles from './header-actions.module.css';

const ShareDialog = dynamic(() => import('./share-dialog.tsx').then((file) => file.ShareDialog), {
  ssr: false,
});
const PrintPapers = dynamic(() => import('./print-papers.tsx').then((file) => file.PrintPapers), {
  ssr: false,
});

const unpublished: readonly string[] = ['DRAFT', 'PENDING'];

/** Visible to everyone: published, and neither the competition nor its Traip is private. */
const isPublic = ({ state, privacy, traip }: CompetitionData) =>
  !unpublished.includes(state) && privacy === 'PUBLIC' && traip.privacy === 'PUBLIC';

/** Public page, share, print. */
export function HeaderActions({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'share' | 'print' | null>(null);
  const { id, name } = competition;
  const { competitors } = competition;
  const shown = { id, name, competitors, hasBracket: knockoutsOf(competition).length > 0 };
  const raced = isRaced(competition.category.sportVariantKey);
  const close = () => setOpen(null);
  const isOver = competition.state === 'FINISHED' && competition.abilities.includes('competitions.manage');
  const next = `/dashboard/${competition.organization.orgCode}/traips/${competition.traip.id}/next-season`;
  return (
    <div className={styles.actions}>
      {isOver && (
        <ButtonLink
          href={`${next}?from=${competition.season.id}&only=${id}`}
          variant="outlined"
          startIcon={<EventRepeatOutlined />}
        >
          {t('nextSeason.useAgain')}
        </ButtonLink>
      )}
      {isPublic(competition) && (
        <ButtonLink href={`/c/${id}`} variant="outlined" startIcon={<OpenInNewRounded />}>
          {t('competitionManage.publicPage')}
        </ButtonLink>
      )}
      <Button variant="outlined" startIcon={<IosShareRounded />} onClick={() => setOpen('share')}>
        {t('sharing.share')}
      </Button>
      {!raced && (
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => setOpen('print')}>
          {t('sharing.print')}
        </Button>
      )}
      {open === 'share' && (
        <ShareDialog {...shown} isRaced={raced} isPublic={isPublic(competition)} onClose={close} />
      )}
      {open === 'print' && <PrintPapers {...shown} onClose={close} />}
    </div>
  );
}
