'use client';

import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { LockedState } from '../../ui/feedback/locked-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { ImportPreview } from './import-preview.tsx';
import { Imported } from './imported.tsx';
import styles from './season-import.module.css';
import { useSeasonImport } from './use-season-import.ts';

/** Imports a season played elsewhere: its files, a preview, one button. */
export function SeasonImport({ orgCode }: { readonly orgCode: string }) {
  const t = useTranslations('seasonImport');
  const { user } = useSession();
  const organisation = user?.userOrgs.find(({ fullOrg }) => fullOrg.orgCode === orgCode);
  const importing = useSeasonImport(orgCode);
  if (organisation === undefined) return null;
  const { abilities, fullOrg } = organisation;
  if (!abilities.includes('traips.manage') || !abilities.includes('teams.manage'))
    return <LockedState title={t('locked')}>{t('lockedText')}</LockedState>;
  const { stage } = importing;
  return (
    <div className={styles.page}>
      <PageTitle above={fullOrg.name} title={t('title')}>
        {t('intro')}
      </PageTitle>
      {stage.step === 'CHOOSE' && <ChooseFiles importing={importing} />}
      {stage.step === 'LOOK' && (
        <ImportPreview importing={importing} orgCode={orgCode} preview={stage.preview} />
      )}
      {stage.step === 'DONE' && (
        <Imported importing={importing} orgCode={orgCode} imported={stage.imported} />
      )}
    </div>
  );
}
