'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { FixtureWarnings } from './oddities.ts';

/** With more than this, repeats are intentional. */
const maxWarnings = 8;

/** Possible mistakes in manually added matches. None of them is refused. */
export function OdditiesNotice({ missing, repeated, twice }: FixtureWarnings) {
  const t = useTranslations('competitionManage.oddities');
  const lines = [
    ...repeated.map(({ teams: [one, other], times }) => t('repeated', { one, other, count: times })),
    ...twice.map(({ team, round }) => t('twice', { team, round })),
  ];
  if (lines.length === 0 && missing === 0) return null;
  const rest = lines.length - maxWarnings;
  return (
    <Notice tone={lines.length === 0 ? 'info' : 'warning'}>
      {missing > 0 && <p>{t('missing', { count: missing })}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, maxWarnings).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {rest > 0 && <li>{t('more', { count: rest })}</li>}
        </ul>
      )}
    </Notice>
  );
}
