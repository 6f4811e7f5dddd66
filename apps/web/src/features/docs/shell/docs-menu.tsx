import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import type { Call, Group, Resource } from '../description/read-reference.ts';
import { Icon } from '../parts/icons.tsx';
import { MethodName } from '../parts/method-name.tsx';
import { callPath, guidePath, resourcePath } from '../paths.ts';
import { type GuideKey, guideGroups } from '../texts/guides.ts';
import type { Guide } from '../texts/load-guides.ts';
import styles from './docs-menu.module.css';

interface DocsMenuProps {
  readonly groups: readonly Group[];
  readonly guides: readonly Guide[];
  /** The current guide. */
  readonly guide?: GuideKey;
  /** The resource of the current page; its calls are listed. */
  readonly resource?: string;
}

export function DocsMenu({ groups, guides, guide, resource }: DocsMenuProps) {
  const t = useTranslations('docs');
  return (
    <>
      <p className={styles.over}>{t('sections.guides')}</p>
      {guideGroups.map(({ key, guides: keys }) => (
        <GuideLinks
          key={key}
          title={t(`guideGroups.${key}`)}
          guides={guides.filter((each) => (keys as readonly string[]).includes(each.key))}
          current={guide}
          isOpen={resource === undefined}
        />
      ))}
      <p className={styles.over}>{t('sections.reference')}</p>
      {groups.map(({ name, resources }) => (
        <details key={name} open={resources.some(({ key }) => key === resource)} className={styles.group}>
          <summary className={styles.name}>
            <Icon name="right" size={16} />
            {name}
            <span className={styles.count}>{countOf(resources)}</span>
          </summary>
          <ul>
            {resources.map((each) => (
              <ResourceEntry key={each.key} resource={each} isCurrent={each.key === resource} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

interface GuideLinksProps {
  readonly title: string;
  readonly guides: readonly Guide[];
  readonly current: GuideKey | undefined;
  readonly isOpen: boolean;
}

function GuideLinks({ title, guides, current, isOpen }: GuideLinksProps) {
  const locale = useLocale();
  return (
    <details open={isOpen} className={styles.group}>
      <summary className={styles.name}>
        <Icon name="right" size={16} />
        {title}
      </summary>
      <ul>
        {guides.map(({ key, title: name }) => (
          <li key={key}>
            <a
              href={localisedPath(locale, guidePath(key))}
              aria-current={key === current ? 'page' : undefined}
              className={key === current ? `${styles.link} ${styles.on}` : styles.link}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const countOf = (resources: readonly Resource[]) =>
  resources.reduce((sum, { calls }) => sum + calls.length, 0);

function ResourceEntry({ resource, isCurrent }: { resource: Resource; isCurrent: boolean }) {
  const locale = useLocale();
  const { key, title, calls } = resource;
  return (
    <li>
      <a
        href={localisedPath(locale, resourcePath(key))}
        aria-current={isCurrent ? 'page' : undefined}
        className={isCurrent ? `${styles.link} ${styles.on}` : styles.link}
      >
        {title}
      </a>
      {isCurrent && <Calls resource={key} calls={calls} />}
    </li>
  );
}

/** Up to the first comma: the page has the rest. */
const shortened = (title: string) => title.split(', ', 1)[0];

function Calls({ resource, calls }: { resource: string; calls: readonly Call[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.calls}>
      {calls.map(({ id, anchor, method, title }) => (
        <li key={id}>
          <a href={localisedPath(locale, callPath(resource, anchor))} className={styles.call}>
            <MethodName method={method} />
            <span>{shortened(title)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
