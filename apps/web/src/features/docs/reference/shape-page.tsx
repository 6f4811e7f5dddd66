import { getLocale, getTranslations } from 'next-intl/server';
import { loadReference } from '../description/load-reference.ts';
import pageStyles from '../parts/page.module.css';
import { shapePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { Crumbs } from './crumbs.tsx';
import { Fields } from './field-list.tsx';
import styles from './shape-page.module.css';

/** Null for what is no shape. */
export async function findShape(name: string) {
  return (await loadReference(await getLocale())).shapes.get(name) ?? null;
}

type Shape = NonNullable<Awaited<ReturnType<typeof findShape>>>;

/** What is sent or answered under one name, wherever it is. */
export async function ShapePage({ shape }: { readonly shape: Shape }) {
  const t = await getTranslations('docs');
  const { groups } = await loadReference(await getLocale());
  const { name, fields } = shape;
  return (
    <DocsShell path={shapePath(name)} section="reference" here={name} menu={<DocsMenu groups={groups} />}>
      <Crumbs group={t('shapes')} />
      <h1 className={`${pageStyles.title} ${styles.title}`}>{name}</h1>
      <p className={pageStyles.lead}>{t('shapeLead')}</p>
      <div className={styles.fields}>{fields.length > 0 && <Fields fields={fields} />}</div>
    </DocsShell>
  );
}
