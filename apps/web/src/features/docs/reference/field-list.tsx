import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../../i18n/locales.ts';
import type { Field } from '../description/schema-fields.ts';
import type { ValueType } from '../description/schema-type.ts';
import { shapePath } from '../paths.ts';
import { CodeText } from './code-text.tsx';
import styles from './field-list.module.css';

interface FieldListProps {
  readonly title: string;
  readonly fields: readonly Field[];
}

export function FieldList({ title, fields }: FieldListProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <Fields fields={fields} />
    </>
  );
}

export function Fields({ fields }: Pick<FieldListProps, 'fields'>) {
  const t = useTranslations('docs');
  return (
    <dl>
      {fields.map(({ name, type, isRequired, description }) => (
        <div key={name} className={styles.field}>
          <dt>
            <code className={styles.name}>{name}</code>
            <span className={styles.type}>
              <TypeText type={type} />
              {isRequired && <b className={styles.required}> · {t('required')}</b>}
            </span>
          </dt>
          <dd className={styles.meaning}>
            <CodeText text={description} />
            {type.values.length > 0 && <Values values={type.values} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function TypeText({ type }: { readonly type: ValueType }) {
  const t = useTranslations('docs');
  const locale = useLocale();
  const { kind, shape, isList, isNullable } = type;
  const name = shape === undefined ? t(`types.${kind}`) : shape;
  const text = isList ? t('listOf', { name }) : name;
  return (
    <>
      {shape === undefined ? text : <a href={localisedPath(locale, shapePath(shape))}>{text}</a>}
      {isNullable && ` ${t('orNull')}`}
    </>
  );
}

/** Long lists of values describe the sport rather than the call. */
const maxValues = 24;

function Values({ values }: { readonly values: readonly string[] }) {
  const shown = values.slice(0, maxValues);
  return (
    <span className={styles.values}>
      {shown.map((value) => (
        <code key={value}>{value}</code>
      ))}
      {values.length > shown.length && '…'}
    </span>
  );
}
