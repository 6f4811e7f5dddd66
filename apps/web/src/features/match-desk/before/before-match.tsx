'use client';

import DocumentScannerOutlined from '@mui/icons-material/DocumentScannerOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import styles from './before.module.css';
import { Course } from './course.tsx';
import { hasChecks } from './has-checks.ts';
import { loadScanner } from './load-scanner.ts';
import { progressOf } from './progress.ts';
import { Referees } from './referees.tsx';
import { TeamCheck } from './team-check.tsx';
import { useCheck } from './use-check.ts';

const ScanSheet = dynamic(() => loadScanner().then((module) => module.ScanSheet), { ssr: false });

/** Before kick-off: both lineups, checks, referees, and the buttons to come. */
export function BeforeMatch() {
  const [side, setSide] = useState<Side>('home');
  const [isScanning, setScanning] = useState(false);
  const checker = useCheck();
  const { desk } = useDeskContext();
  return (
    <div className={styles.before}>
      {hasChecks(desk) && (
        <>
          <Intro onScan={() => setScanning(true)} />
          <SideSwitch side={side} onChange={setSide} />
          <div className={styles.teams}>
            <TeamCheck side="home" checker={checker} isShown={side === 'home'} />
            <TeamCheck side="away" checker={checker} isShown={side === 'away'} />
          </div>
        </>
      )}
      <div className={styles.teams}>
        <Referees />
        <Course />
      </div>
      {isScanning && <ScanSheet checker={checker} onClose={() => setScanning(false)} />}
    </div>
  );
}

/** How to check players: by licence if the competition requires one, otherwise by sight. */
function Intro({ onScan }: { readonly onScan: () => void }) {
  const t = useTranslations('matchDesk.checks');
  const { areAsked } = useDeskContext().desk.licensing;
  const Icon = areAsked ? DocumentScannerOutlined : HowToRegOutlined;
  return (
    <section className={styles.scan}>
      <Icon aria-hidden="true" className={styles.scanIcon} />
      <span className={styles.words}>
        <h2>{t(areAsked ? 'title' : 'titlePlain')}</h2>
        <span>{t(areAsked ? 'text' : 'textPlain')}</span>
      </span>
      {areAsked && (
        <Button variant="outlined" size="large" startIcon={<PhotoCameraOutlined />} onClick={onScan}>
          {t('scan')}
        </Button>
      )}
    </section>
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
