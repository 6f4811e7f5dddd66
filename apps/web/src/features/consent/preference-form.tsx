'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { type ConsentChoice, essentialOnly, optionalKinds } from './consent.ts';
import styles from './preference-form.module.css';

interface PreferenceFormProps {
  /** Undefined until it is known: a switch before that would be reset. */
  readonly choice: ConsentChoice | null | undefined;
  readonly onSave: (choice: ConsentChoice) => void;
  readonly children?: ReactNode;
}

/** Necessary cookies are always on. */
export function PreferenceForm({ choice, onSave, children }: PreferenceFormProps) {
  const t = useTranslations('consent');
  const current = choice ?? essentialOnly;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    const isOn = (kind: string) => ticked.has(kind);
    onSave({ analytics: isOn('analytics'), marketing: isOn('marketing'), preferences: isOn('preferences') });
  };
  return (
    <form onSubmit={save}>
      <fieldset disabled={choice === undefined} className={styles.form}>
        <ul className={styles.kinds}>
          <Kind name="necessary" checked disabled />
          {optionalKinds.map((kind) => (
            <Kind key={`${kind}-${current[kind]}`} name={kind} checked={current[kind]} />
          ))}
        </ul>
        <div className={styles.buttons}>
          {children}
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

interface KindProps {
  readonly name: 'necessary' | (typeof optionalKinds)[number];
  readonly checked: boolean;
  readonly disabled?: boolean;
}

function Kind({ name, checked, disabled = false }: KindProps) {
  const t = useTranslations('consent');
  const id = useId();
  return (
    <li className={styles.kind}>
      <label htmlFor={id} className={styles.words}>
        <b>
          {t(`kinds.${name}.name`)}
          {disabled && <span className={styles.always}> · {t('always')}</span>}
        </b>
        <span id={`${id}-text`} className={styles.text}>
          {t(`kinds.${name}.text`)}
        </span>
      </label>
      <Switch
        id={id}
        name={name}
        defaultChecked={checked}
        disabled={disabled}
        aria-label={t(`kinds.${name}.name`)}
        aria-describedby={`${id}-text`}
      />
    </li>
  );
}
