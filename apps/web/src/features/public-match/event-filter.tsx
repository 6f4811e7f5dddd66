import { useTranslations } from 'next-intl';
import styles from './timeline.module.css';

/** Plain radio buttons, evaluated by CSS: this works before, and without, any script. */
export function EventFilter() {
  const t = useTranslations('publicMatch.filter');
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <label>
        <input type="radio" name="events" value="key" className="visually-hidden" defaultChecked />
        <span>{t('key')}</span>
      </label>
      <label>
        <input type="radio" name="events" value="all" className="visually-hidden" />
        <span>{t('all')}</span>
      </label>
    </fieldset>
  );
}
