import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icons.tsx';
import { highlighted } from '../samples/highlight.ts';
import styles from './code-box.module.css';

/** A code sample or response to read and copy. */
export function CodeBox({ title, note, code }: { title: ReactNode; note?: ReactNode; code: string }) {
  return (
    <div className={styles.box} data-box="">
      <div className={styles.head}>
        <b>{title}</b>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <CopyButton />
      </div>
      <Code code={code} />
    </div>
  );
}

/** Commands and diagrams have no highlighting and no label. */
export function PlainBox({ text }: { readonly text: string }) {
  return (
    <div className={`${styles.box} ${styles.plain}`} data-box="">
      <CopyButton />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre className={styles.code} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}

export function CopyButton() {
  const t = useTranslations('docs');
  return (
    <button type="button" className={styles.copy} aria-label={t('copyExample')} data-copy="">
      <Icon name="copy" />
    </button>
  );
}

export function Code({ code, language }: { code: string; language?: string }) {
  return (
    // It scrolls: without a pointer, it has to be reachable with the keyboard.
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: see above
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: escaped by `highlighted`; one text is far shorter than thousands of elements
    <pre
      className={language === undefined ? styles.code : `${styles.code} ${styles.oneOf}`}
      data-language={language}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: highlighted(code) }}
    />
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}
