'use client';

import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import styles from './traip-detail.module.css';

interface PartRowProps {
  readonly name: string;
  readonly facts: string;
  readonly competitions: number;
  readonly nextHref: string | null;
  /** Undefined without permission. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}

export function PartRow({ name, facts, competitions, nextHref, onEdit, onDelete }: PartRowProps) {
  const t = useTranslations('traips');
  const next = useTranslations('nextSeason');
  return (
    <li className={styles.part}>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.quiet}>
          {facts} · {t('competitionCount', { count: competitions })}
        </span>
      </span>
      <span className={styles.actions}>
        {nextHref !== null && (
          <ButtonLink
            href={nextHref}
            variant="outlined"
            size="small"
            aria-label={next('continueOf', { name })}
          >
            {next('continue')}
          </ButtonLink>
        )}
        {onEdit !== undefined && (
          <IconButton aria-label={t('editOf', { name })} onClick={onEdit}>
            <EditOutlined sx={{ fontSize: 20 }} />
          </IconButton>
        )}
        {onDelete !== undefined && (
          <IconButton aria-label={t('deleteOf', { name })} onClick={onDelete} sx={{ color: 'var(--error)' }}>
            <DeleteOutlineRounded sx={{ fontSize: 20 }} />
          </IconButton>
        )}
      </span>
    </li>
  );
}
