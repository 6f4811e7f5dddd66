import { getLocale, getTranslations } from 'next-intl/server';
import { localisedPath } from '../../../i18n/locales.ts';
import { settings } from '../../../lib/settings.ts';
import { loadReference } from '../description/load-reference.ts';
import styles from '../parts/page.module.css';
import { resourcePath } from '../paths.ts';
import { DocsMenu } from '../shell/docs-menu.tsx';
import { DocsShell } from '../shell/docs-shell.tsx';
import { NextPages } from '../shell/next-pages.tsx';
import { loadGuides } from '../texts/load-guides.ts';
import { CallSection } from './call-section.tsx';
import { Crumbs } from './crumbs.tsx';
import { EventList } from './event-list.tsx';
import { tryLabels } from './try-labels.ts';

/** Null if there is no such resource. */
export async function findResource(key: string) {
  const { groups, events } = await loadReference(await getLocale());
  const all = groups.flatMap(({ name, resources }) =>
    resources.map((resource) => ({ group: name, resource })),
  );
  const at = all.findIndex(({ resource }) => resource.key === key);
  const found = all[at];
  if (found === undefined) return null;
  return { ...found, groups, events, before: all[at - 1]?.resource, after: all[at + 1]?.resource };
}

type Found = NonNullable<Awaited<ReturnType<typeof findResource>>>;

export async function ResourcePage({ found }: { readonly found: Found }) {
  const { group, resource, groups, events, before, after } = found;
  const locale = await getLocale();
  const guides = await loadGuides(locale);
  const origin = settings().publicOrigin;
  const t = await getTranslations('docs');
  const labels = tryLabels(t);
  return (
    <DocsShell
      path={resourcePath(resource.key)}
      section="reference"
      here={resource.title}
      menu={<DocsMenu groups={groups} guides={guides} resource={resource.key} />}
    >
      <Crumbs group={group} />
      <h1 className={styles.title}>{resource.title}</h1>
      <p className={styles.lead}>{resource.description.replace(/\.$/, '')}.</p>
      {resource.calls.map((call) => (
        <CallSection key={call.id} call={call} origin={origin} labels={labels} />
      ))}
      {resource.key === 'webhook' && <EventList events={events} />}
      <NextPages
        before={before && { title: before.title, path: localisedPath(locale, resourcePath(before.key)) }}
        after={after && { title: after.title, path: localisedPath(locale, resourcePath(after.key)) }}
      />
    </DocsShell>
  );
}
