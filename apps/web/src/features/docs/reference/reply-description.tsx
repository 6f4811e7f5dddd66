import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import type { Call } from '../description/read-reference.ts';
import { shapePath } from '../paths.ts';
import { Fields } from './field-list.tsx';
import styles from './reply-description.module.css';

/** The response: the name of its shape, its fields, or a file. */
export function ReplyDescription({ reply }: { readonly reply: Call['reply'] }) {
  const t = useTranslations('docs');
  const { shape, isList, fields, types, status } = reply;
  return (
    <>
      <h3 className={styles.title}>{t('replyTitle', { status })}</h3>
      {shape !== undefined && <ShapeLink shape={shape} isList={isList} />}
      {shape === undefined && fields.length === 0 && (
        <p className={styles.text}>{t('fileTypes', { types: types.join(', ') })}</p>
      )}
      {fields.length > 0 && (
        <details className={styles.fields}>
          <summary>{t('replyFields', { count: fields.length })}</summary>
          <Fields fields={fields} />
        </details>
      )}
    </>
  );
}

function ShapeLink({ shape, isList }: { readonly shape: string; readonly isList: boolean }) {
  const t = useTranslations('docs');
  const locale = useLocale();
  return (
    <p className={styles.text}>
      <a href={localisedPath(locale, shapePath(shape))} className={styles.shape}>
        {isList ? t('listOf', { name: shape }) : shape}
      </a>
    </p>
  );
}
