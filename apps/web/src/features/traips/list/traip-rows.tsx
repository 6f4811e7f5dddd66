'use client';

import LockOutlined from '@mui/icons-material/LockOutlined';
import PublicRounded from '@mui/icons-material/PublicRounded';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '../../../ui/identity/crest.tsx';
import { StateChip } from '../../../ui/identity/state-chip.tsx';
import { RowLink } from '../../../ui/list/row-link.tsx';
import styles from './traip-list.module.css';
import type { TraipRow } from './use-traip-list.ts';

interface TraipRowsProps {
  readonly traips: readonly TraipRow[];
  readonly orgCode: string;
}

export function TraipRows({ traips, orgCode }: TraipRowsProps) {
  const t = useTranslations('traips');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {traips.map(({ id, name, avatarUrl, sportKey, privacy, seasons, competitions }) => (
        <li key={id}>
          <RowLink
            href={`/dashboard/${orgCode}/traips/${id}`}
            picture={<Crest name={name} url={avatarUrl} width={40} />}
            name={name}
            facts={[
              sportNames[sportKey][locale],
              t('seasonCount', { count: seasons }),
              t('competitionCount', { count: competitions }),
            ]}
            aside={
              <span className={styles.chip}>
                <StateChip
                  tone={privacy === 'PUBLIC' ? 'success' : 'neutral'}
                  icon={privacy === 'PUBLIC' ? <PublicRounded /> : <LockOutlined />}
                >
                  {t(`chips.${privacy}`)}
                </StateChip>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
