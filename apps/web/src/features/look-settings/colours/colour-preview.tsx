'use client';

import { Colour } from '@traip/contract';
import { useTranslations } from 'next-intl';
import bandStyles from '../../../ui/look/look.module.css';
import { lookStyle } from '../../../ui/look/look-style.ts';
import styles from '../data/look.module.css';

interface ColourPreviewProps {
  readonly name: string;
  readonly primaryColor: string | null | undefined;
  readonly accentColor: string | null | undefined;
}

const colourOf = (value: string | null | undefined) => {
  const read = Colour.safeParse(value ?? '');
  return read.success ? read.data : null;
};

/** As the public page shows them: adjusted where they would be unreadable. */
export function ColourPreview({ name, primaryColor, accentColor }: ColourPreviewProps) {
  const t = useTranslations('look');
  const style = lookStyle({ primaryColor: colourOf(primaryColor), accentColor: colourOf(accentColor) });
  return (
    <div className={`${styles.preview} ${style ? bandStyles.page : ''}`} style={style}>
      <p className={`${styles.band} ${style ? bandStyles.band : ''}`}>{name}</p>
      <p className={styles.sample}>
        <b>{t('sample')}</b> {t('readable')}
      </p>
    </div>
  );
}
