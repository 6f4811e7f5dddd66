import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import type { Reference } from '../description/read-reference.ts';
import { shapePath } from '../paths.ts';
import styles from './event-list.module.css';

/** What is sent to webhooks, each with the page of its shape. */
export function EventList({ events }: { readonly events: Reference['events'] }) {
  const t = useTranslations('docs');
  const locale = useLocale();
  return (
    <section id="events" className={styles.events}>
      <h2 className={styles.title}>{t('events')}</h2>
      <p>{t('eventsLead')}</p>
      <ul>
        {events.map(({ name, summary, shape }) => (
          <li key={name} className={styles.event}>
            {shape === undefined ? (
              <code>{name}</code>
            ) : (
              <a href={localisedPath(locale, shapePath(shape))}>{name}</a>
            )}
            <span>{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
