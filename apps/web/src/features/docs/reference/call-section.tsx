import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CodeBox } from '../code/code-box.tsx';
import { CodeTabs } from '../code/code-tabs.tsx';
import { type Call, inputPlaces } from '../description/read-reference.ts';
import { Icon } from '../parts/icons.tsx';
import { MethodName } from '../parts/method-name.tsx';
import { curlSample } from '../samples/curl.ts';
import { pythonSample } from '../samples/python.ts';
import { typescriptSample } from '../samples/typescript.ts';
import type { TryLabels } from '../try/try-form.tsx';
import { CallAccess } from './call-access.tsx';
import styles from './call-section.module.css';
import { FieldList } from './field-list.tsx';
import { RefusalList } from './refusal-list.tsx';
import { ReplyDescription } from './reply-description.tsx';
import { TryCall } from './try-call.tsx';

interface CallSectionProps {
  readonly call: Call;
  /** Its URL on this server. */
  readonly origin: string;
  readonly labels: TryLabels;
}

/** A call: what it does, who may make it, an example with its response, its input, and what can go wrong. */
export function CallSection({ call, origin, labels }: CallSectionProps) {
  return (
    <section id={call.anchor} className={styles.call} aria-labelledby={`${call.anchor}-title`}>
      <div className={styles.intro}>
        <h2 id={`${call.anchor}-title`} className={styles.title}>
          <a href={`#${call.anchor}`}>{call.title}</a>
        </h2>
        <Address call={call} />
        {call.more.map((text) => (
          <p key={text} className={styles.lead}>
            {text}
          </p>
        ))}
        <CallAccess call={call} />
      </div>
      <Examples call={call} origin={origin} labels={labels} />
      <div className={styles.rest}>
        <Inputs call={call} />
        <ReplyDescription reply={call.reply} />
        <RefusalList refusals={call.refusals} />
      </div>
    </section>
  );
}

function Address({ call }: { readonly call: Call }) {
  const t = useTranslations('docs');
  return (
    <div className={styles.address}>
      <MethodName method={call.method} isFilled />
      <code>
        {call.path.split(/(?<=\/)/).map((part, index) => (
          // The same part can come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
      <button type="button" className={styles.copy} aria-label={t('copyAddress')} data-copy={call.path}>
        <Icon name="copy" />
      </button>
    </div>
  );
}

function Examples({ call, origin, labels }: CallSectionProps) {
  const t = useTranslations('docs');
  const { reply, sample } = call;
  return (
    <div className={styles.examples}>
      <div className={styles.stays}>
        <CodeTabs
          id={call.id}
          samples={[
            { language: 'curl', name: 'curl', code: curlSample(origin, sample) },
            { language: 'typescript', name: 'TypeScript', code: typescriptSample(origin, sample) },
            { language: 'python', name: 'Python', code: pythonSample(origin, sample) },
          ]}
        />
        {reply.example !== undefined && (
          <CodeBox title={t('reply')} note={reply.status} code={JSON.stringify(reply.example, null, 2)} />
        )}
        <TryCall call={call} labels={labels} />
      </div>
    </div>
  );
}

function Inputs({ call }: { readonly call: Call }) {
  const t = useTranslations('docs');
  const places = inputPlaces.filter((place) => call.inputs[place].length > 0);
  return (
    <>
      {places.map((place) => (
        <FieldList key={place} title={t(`inputs.${place}`)} fields={call.inputs[place]} />
      ))}
      {call.fileTypes.length > 0 && (
        <>
          <h3 className={styles.part}>{t('inputs.file')}</h3>
          <p className={styles.text}>{t('fileTypes', { types: call.fileTypes.join(', ') })}</p>
        </>
      )}
    </>
  );
}
