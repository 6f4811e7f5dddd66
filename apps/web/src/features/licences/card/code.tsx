'use client';

import QrCode2Rounded from '@mui/icons-material/QrCode2Rounded';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { useTranslations } from 'next-intl';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import type { LicenceCardData } from '../data/use-licences.ts';
import styles from './card.module.css';
import type { ShownState } from './shown-state.ts';

interface CodeProps {
  readonly card: LicenceCardData;
  readonly state: Exclude<ShownState, 'RETURNED'>;
}

/** The code that a desk scans, or why there is none. */
export function Code({ card: { token, number, firstName, surnames }, state }: CodeProps) {
  const t = useTranslations('licences');
  const isShown = token !== null && (state === 'APPROVED' || state === 'CHECKING');
  return (
    <div className={styles.code}>
      {isShown ? (
        <QrCode text={token} label={t('codeOf', { name: `${firstName} ${surnames}`.trim() })} />
      ) : (
        <p className={styles.noCode}>
          <QrCode2Rounded aria-hidden="true" />
          {t(`noCode.${state === 'APPROVED' || state === 'CHECKING' ? 'SUBMITTED' : state}`)}
        </p>
      )}
      {number !== null && <b className={styles.number}>{number}</b>}
      {isShown && (
        <span className={styles.offline}>
          <WifiOffRounded aria-hidden="true" sx={{ fontSize: 16 }} />
          {t('offline')}
        </span>
      )}
    </div>
  );
}
