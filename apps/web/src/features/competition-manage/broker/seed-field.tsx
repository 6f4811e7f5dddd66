'use client';

import CasinoOutlined from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './broker.module.css';

interface SeedFieldProps {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}

/** The random seed: shown, so that anyone can repeat the draw. */
export function SeedField({ seed, onChange }: SeedFieldProps) {
  const t = useTranslations('competitionManage.broker');
  return (
    <div className={styles.seed}>
      <TextField
        label={t('seed')}
        hint={t('seedHint')}
        value={seed}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        input={{ maxLength: 64, spellCheck: false, autoCapitalize: 'none' }}
      />
      <Button variant="outlined" startIcon={<CasinoOutlined />} onClick={() => onChange(freshSeed())}>
        {t('redraw')}
      </Button>
    </div>
  );
}

/** Too long for anyone to pick it by trial. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
