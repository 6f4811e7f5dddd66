'use client';

import BlockRounded from '@mui/icons-material/BlockRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { useTranslations } from 'next-intl';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { useReasonText } from '../../licences/index.ts';
import styles from './draft.module.css';
import type { DraftPlayer } from './draft.ts';

interface ReasonsProps {
  readonly player: DraftPlayer;
  /** A link for players with something missing; null if the reader can't fix it. */
  readonly fixHref: string | null;
}

/** Every reason against playing, in words, with links to fix it. */
export function Reasons({ player, fixHref }: ReasonsProps) {
  const t = useTranslations('lineups');
  const reasonText = useReasonText();
  const { reasons, suspension, isElsewhere, name } = player;
  if (reasons.length === 0 && suspension === null && !isElsewhere) return null;
  return (
    <div className={styles.reasons}>
      {suspension !== null && (
        <StateChip tone="error" icon={<BlockRounded />}>
          {t('suspended', { count: suspension.matchesLeft })}
        </StateChip>
      )}
      {isElsewhere && (
        <StateChip tone="warning" icon={<SwapHorizRounded />}>
          {t('elsewhere')}
        </StateChip>
      )}
      {reasons.map((reason) => (
        <span key={`${reason.code} ${reason.fact} ${reason.kind}`} className={styles.reason}>
          <WarningAmberRounded aria-hidden="true" sx={{ fontSize: 14 }} />
          {reasonText(reason)}
        </span>
      ))}
      {reasons.length > 0 && fixHref !== null && (
        <TextLink href={fixHref}>
          {t('fix')}
          <span className="visually-hidden">: {name}</span>
        </TextLink>
      )}
    </div>
  );
}
