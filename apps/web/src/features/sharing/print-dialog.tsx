'use client';

import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { CompetitorKind } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { sheetAddress } from './addresses.ts';
import { type Paper, type PaperSize, paperQuery, paperSizes, papersOf, parts } from './papers.ts';
import styles from './sharing.module.css';

export interface PrintedCompetition {
  readonly id: string;
  readonly name: string;
  readonly hasBracket: boolean;
  readonly competitors: CompetitorKind;
  /** If it isn't public, the file is loaded with the session; otherwise a link opens it. */
  readonly onPrint?: (paper: Paper, size: PaperSize) => void;
}

/** Everything that can be printed for a competition, one click each. */
export function PrintDialog({
  id,
  name,
  hasBracket,
  competitors,
  onPrint,
  onClose,
}: PrintedCompetition & { readonly onClose: () => void }) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  const [size, setSize] = useState<PaperSize>('A4');
  const available = papersOf({ hasBracket, competitors });
  return (
    <FormDialog open title={t('printTitle', { name })} onClose={onClose}>
      <SelectField
        label={t('paperSize')}
        placeholder={null}
        value={size}
        options={paperSizes.map((value) => ({ value, label: t(`paperSizes.${value}`) }))}
        onChange={({ target }) => setSize(paperSizes.find((value) => value === target.value) ?? size)}
      />
      {parts.map((part) => (
        <section key={part} className={styles.section}>
          <h3 className={styles.title}>{t(`parts.${part}`)}</h3>
          <ul className={styles.files}>
            {available
              .filter((paper) => paper.part === part)
              .map((paper) => (
                <li key={paper.key}>
                  <PaperButton
                    paper={paper}
                    competitors={competitors}
                    address={sheetAddress(paper.kind, id, locale, paperQuery(paper, size))}
                    {...(onPrint && { onPrint: () => onPrint(paper, size) })}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </FormDialog>
  );
}

interface PaperButtonProps {
  readonly paper: Paper;
  readonly competitors: CompetitorKind;
  readonly address: string;
  readonly onPrint?: () => void;
}

function PaperButton({ paper: { key }, competitors: kind, address, onPrint }: PaperButtonProps) {
  const t = useTranslations('sharing');
  const content = (
    <>
      <PictureAsPdfOutlined aria-hidden="true" />
      <span className={styles.paper}>
        {t(`papers.${key}`, { kind })}
        <span className={styles.hint}>{t(`paperTexts.${key}`, { kind })}</span>
      </span>
    </>
  );
  return onPrint ? (
    <button type="button" className={styles.file} onClick={onPrint}>
      {content}
    </button>
  ) : (
    <a href={address} target="_blank" rel="noopener" className={styles.file}>
      {content}
    </a>
  );
}
