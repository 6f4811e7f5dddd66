import { getLocale } from 'next-intl/server';
import { localisedPath } from '../../../i18n/locales.ts';
import { renderMarkdown } from '../../../ui/markdown/markdown.ts';
import { CodeBox, PlainBox } from '../code/code-box.tsx';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { docsPath, guidePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { NextPages } from '../shell/next-pages.tsx';
import { loadGuides } from '../texts/load-guides.ts';
import { anchorOf } from '../texts/read-guide.ts';
import styles from './guide-page.module.css';

/** Null if there is no such guide. */
export async function findGuide(key: string) {
  const guides = await loadGuides(await getLocale());
  const at = guides.findIndex((guide) => guide.key === key);
  const guide = guides[at];
  return guide === undefined ? null : { guide, guides, before: guides[at - 1], after: guides[at + 1] };
}

type Found = NonNullable<Awaited<ReturnType<typeof findGuide>>>;

export async function GuidePage({ found: { guide, guides, before, after } }: { readonly found: Found }) {
  const locale = await getLocale();
  const { groups } = await loadReference(locale);
  const pageOf = (other: typeof before) =>
    other && { title: other.title, path: localisedPath(locale, guidePath(other.key)) };
  return (
    <DocsShell
      path={guidePath(guide.key)}
      section="guides"
      here={guide.title}
      menu={<DocsMenu groups={groups} guides={guides} guide={guide.key} />}
    >
      <article className={styles.guide}>
        <h1 className={pageStyles.title}>{guide.title}</h1>
        <p className={pageStyles.lead}>{guide.lead}</p>
        <div className={styles.text}>
          {renderMarkdown(guide.body, {
            code: (code, language) =>
              language === 'text' ? (
                <PlainBox text={code} />
              ) : (
                <CodeBox title={languages[language] ?? language} code={code} />
              ),
            name: (text) => <code>{text}</code>,
            anchor: anchorOf,
            address: (href) => (href.startsWith(docsPath) ? localisedPath(locale, href) : href),
          })}
        </div>
      </article>
      <NextPages before={pageOf(before)} after={pageOf(after)} />
    </DocsShell>
  );
}

const languages: Readonly<Record<string, string>> = {
  sh: 'curl',
  ts: 'TypeScript',
  python: 'Python',
  html: 'HTML',
  http: 'HTTP',
  json: 'JSON',
};
