import type { LegalDocument } from '@traip/contract';
import { getLocale, getTranslations } from 'next-intl/server';
import { Notice } from '../../ui/feedback/notice.tsx';
import { renderMarkdown, titleIn } from '../../ui/markdown/markdown.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './legal-page.module.css';
import { loadLegalText } from './load-legal-text.ts';

/** A legal text of this installation's operator. */
export async function LegalPage({ document }: { readonly document: LegalDocument }) {
  const t = await getTranslations('legal');
  const { markdown, version, missing } = await loadLegalText(document, await getLocale());
  return (
    <div className={styles.page}>
      <PageTitle title={titleIn(markdown) ?? t(`titles.${document}`)}>{t('version', { version })}</PageTitle>
      {missing.length > 0 && <Notice tone="warning">{t('missing', { settings: missing.join(', ') })}</Notice>}
      <article className={styles.text}>{renderMarkdown(markdown)}</article>
    </div>
  );
}
