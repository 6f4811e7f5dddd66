import { getLocale, getTranslations } from 'next-intl/server';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { shapePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { loadGuides } from '../texts/load-guides.ts';
import { Crumbs } from './crumbs.tsx';
import { Fields } from './field-list.tsx';
import styles from './shape-page.module.css';

/** Null if there is no such shape. */
export async function findShape(name: string) {
  return (await loadReference(await getLocale())).shapes.get(name) ?? null;
}

type Shape = NonNullable<Awaited<ReturnType<typeof findShape>>>;

/** A named shape that calls send or return. */
export async function ShapePage({ shape }: { readonly shape: Shape }) {
  const t = await getTranslations('docs');
  const locale = await getLocale();
  const [{ groups }, guides] = await Promise.all([loadReference(locale), loadGuides(locale)]);
  const { name, fields } = shape;
  return (
    <DocsShell
      path={shapePath(name)}
      section="reference"
      here={name}
      menu={<DocsMenu groups={groups} guides={guides} />}
    >
      <Crumbs group={t('shapes')} />
      <h1 className={`${pageStyles.title} ${styles.title}`}>{name}</h1>
      <p className={pageStyles.lead}>{t('shapeLead')}</p>
      <div className={styles.fields}>{fields.length > 0 && <Fields fields={fields} />}</div>
    </DocsShell>
  );
}
