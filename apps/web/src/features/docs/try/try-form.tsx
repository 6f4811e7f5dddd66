'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Answer, sendRequest } from './send-request.ts';
import { rememberedToken, rememberToken } from './token.ts';
import styles from './try-it.module.css';

export interface TryLabels {
  readonly open: string;
  readonly token: string;
  readonly tokenHint: string;
  readonly body: string;
  readonly send: string;
  readonly sending: string;
  readonly warning: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly noAnswer: string;
  readonly badBody: string;
  readonly required: string;
  readonly missing: string;
}

export interface TryFormProps {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly place: 'path' | 'query';
    readonly isRequired: boolean;
    readonly example: string;
  }[];
  /** Null: the call takes none. */
  readonly body: string | null;
  readonly takesToken: boolean;
  readonly labels: TryLabels;
}

type Step = 'writing' | 'asked' | 'sending';

/** Makes the call on this server, in the name of the token's owner. Changes ask for confirmation. */
export function TryForm(props: TryFormProps) {
  const { method, parameters, body, takesToken, labels } = props;
  const [step, setStep] = useState<Step>('writing');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [request, setRequest] = useState<FormData | null>(null);

  const send = async (data: FormData) => {
    setStep('sending');
    const sent = await sendRequest(props, data);
    setProblem(sent === null ? labels.noAnswer : null);
    setAnswer(sent);
    setStep('writing');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    rememberToken(String(data.get('token') ?? ''));
    setAnswer(null);
    const found = problemOf(form, data.get('body'), labels);
    setProblem(found);
    if (found !== null) return;
    if (method === 'GET') return void send(data);
    setRequest(data);
    setStep('asked');
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} autoComplete="off" noValidate>
      {takesToken && (
        <Field label={labels.token} hint={labels.tokenHint}>
          {(id) => (
            <input id={id} name="token" type="password" defaultValue={rememberedToken()} spellCheck={false} />
          )}
        </Field>
      )}
      {parameters.map(({ name, place, isRequired, example }) => (
        <Field key={name} label={isRequired ? `${name} · ${labels.required}` : name}>
          {(id) => (
            <input
              id={id}
              name={`${place}.${name}`}
              required={isRequired}
              placeholder={example}
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      {body !== null && (
        <Field label={labels.body}>
          {(id) => <textarea id={id} name="body" rows={8} defaultValue={body} spellCheck={false} />}
        </Field>
      )}
      {step === 'asked' && request !== null ? (
        <Question labels={labels} onSend={() => send(request)} onCancel={() => setStep('writing')} />
      ) : (
        <button type="submit" className={styles.send} aria-disabled={step === 'sending'}>
          {step === 'sending' ? labels.sending : labels.send}
        </button>
      )}
      <output className={styles.answer} aria-live="polite">
        {problem}
        {answer && <AnswerText answer={answer} />}
      </output>
    </form>
  );
}

function Field({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

interface QuestionProps {
  readonly labels: TryLabels;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

function Question({ labels, onSend, onCancel }: QuestionProps) {
  return (
    <div className={styles.question} role="alert">
      <p>{labels.warning}</p>
      <button type="button" className={styles.send} onClick={onSend}>
        {labels.confirm}
      </button>
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {labels.cancel}
      </button>
    </div>
  );
}

function AnswerText({ answer: { status, milliseconds, headers, body } }: { readonly answer: Answer }) {
  return (
    <>
      <b className={status < 400 ? styles.good : styles.bad}>
        {status} · {milliseconds} ms
      </b>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <pre tabIndex={0}>{headers}</pre>
      <pre tabIndex={0}>{body}</pre>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
    </>
  );
}

/** Errors found before sending; the invalid field gets the focus. */
function problemOf(form: HTMLFormElement, body: FormDataEntryValue | null, labels: TryLabels): string | null {
  const empty = form.querySelector<HTMLInputElement>('input:invalid');
  empty?.focus();
  if (empty) return labels.missing;
  return isBroken(body) ? labels.badBody : null;
}

function isBroken(body: FormDataEntryValue | null): boolean {
  if (body === null || body === '') return false;
  try {
    JSON.parse(String(body));
    return false;
  } catch {
    return true;
  }
}
