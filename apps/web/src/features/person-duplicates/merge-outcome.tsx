'use client';

import { useLocale, useTranslations } from 'next-intl';
import { shortDay } from '../../i18n/formats.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import styles from './compare.module.css';
import type { Preview } from './source.ts';
import type { Compared } from './use-duplicates.ts';

interface MergeOutcomeProps {
  readonly kept: Compared;
  readonly merged: Compared;
  readonly preview: Preview;
}

/** What a merge would do, in words. */
export function MergeOutcome({ kept, merged, preview }: MergeOutcomeProps) {
  const t = useTranslations('squad.duplicates');
  const { differs, moves, licences } = preview;
  const parts = (['matches', 'licences', 'suspensions'] as const)
    .filter((kind) => moves[kind] > 0)
    .map((kind) => t(`moved.${kind}`, { count: moves[kind] }));
  return (
    <div className={styles.outcome}>
      {differs.length > 0 && (
        <Notice tone="warning">
          {t('differs', { what: differs.map((field) => t(`fields.${field}`)).join(', ') })}
        </Notice>
      )}
      <SharedMatches preview={preview} />
      {licences.map(({ competition, keptTeam, mergedTeam, outcome }) => (
        <Notice key={`${competition} ${mergedTeam}`} tone={outcome === 'STAFF_DECIDES' ? 'error' : 'info'}>
          {t(`licences.${outcome}`, { competition, keptTeam, mergedTeam })}
        </Notice>
      ))}
      <p>
        {parts.length === 0
          ? t('nothingMoves', { merged: fullName(merged) })
          : t('moves', { what: parts.join(', '), kept: fullName(kept) })}
      </p>
      {kept.hasAccount && <p>{t('isTold', { kept: fullName(kept) })}</p>}
      <p className={styles.quiet}>{t('undoable')}</p>
    </div>
  );
}

function SharedMatches({ preview }: Pick<MergeOutcomeProps, 'preview'>) {
  const t = useTranslations('squad.duplicates');
  const locale = useLocale();
  const { sharedMatches } = preview;
  if (sharedMatches.length === 0) return null;
  const named = sharedMatches.map(({ home, away, kickOff }) => {
    const teams = `${home ?? '?'} – ${away ?? '?'}`;
    return kickOff === null ? teams : `${teams} (${shortDay(locale, new Date(kickOff))})`;
  });
  return <Notice tone="error">{t('bothPlayed', { matches: named.join(', ') })}</Notice>;
}
