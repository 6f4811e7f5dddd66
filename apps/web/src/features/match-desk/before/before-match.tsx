'use client';

import DocumentScannerOutlined from '@mui/icons-material/DocumentScannerOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Segments } from '../../../ui/choice/segments.tsx';
import { useOnline } from '../../../ui/network/use-online.ts';
import { keepLoadedFiles } from '../../pwa/index.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import styles from './before.module.css';
import { progressOf } from './progress.ts';
import { TeamCheck } from './team-check.tsx';
import { useCheck } from './use-check.ts';

const loadScanner = () => import('./scan-sheet.tsx');
const ScanSheet = dynamic(() => loadScanner().then((module) => module.ScanSheet), { ssr: false });

/** Until kick-off: both lineups, and whose licence was checked. */
export function BeforeMatch() {
  const t = useTranslations('matchDesk.checks');
  const [side, setSide] = useState<Side>('home');
  const [isScanning, setScanning] = useState(false);
  const checker = useCheck();
  useKeepScanner();
  return (
    <div className={styles.before}>
      <section className={styles.scan}>
        <DocumentScannerOutlined aria-hidden="true" className={styles.scanIcon} />
        <span className={styles.words}>
          <h2>{t('title')}</h2>
          <span>{t('text')}</span>
        </span>
        <Button
          variant="outlined"
          size="large"
          startIcon={<PhotoCameraOutlined />}
          onClick={() => setScanning(true)}
        >
          {t('scan')}
        </Button>
      </section>
      <SideSwitch side={side} onChange={setSide} />
      <div className={styles.teams}>
        <TeamCheck side="home" checker={checker} isShown={side === 'home'} />
        <TeamCheck side="away" checker={checker} isShown={side === 'away'} />
      </div>
      {isScanning && <ScanSheet checker={checker} onClose={() => setScanning(false)} />}
    </div>
  );
}

function SideSwitch({ side, onChange }: { readonly side: Side; readonly onChange: (side: Side) => void }) {
  const t = useTranslations('matchDesk.checks');
  const { desk, checks } = useDeskContext();
  const options = progressOf(desk, checks).map(({ side: value, checked, total }) => {
    const name = desk[value]?.name ?? '';
    return { value, label: total === 0 ? name : `${name} · ${t('progress', { checked, total })}` };
  });
  return (
    <div className={styles.switch}>
      <Segments label={t('teams')} options={options} value={side} onChange={onChange} />
    </div>
  );
}

/** The scanner is loaded while there is a network, so that it opens when there is none. */
function useKeepScanner(): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    void keepScanner();
  }, [isOnline]);
}

async function keepScanner(): Promise<void> {
  try {
    const { loadReader } = await loadScanner();
    await loadReader();
    keepLoadedFiles();
  } catch {
    // The network was lost meanwhile; it is tried again when it is back.
  }
}
