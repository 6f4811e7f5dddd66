import { useTranslations } from 'next-intl';
import styles from './code-box.module.css';
import { Code, CopyButton } from './code-box.tsx';

interface CodeInLanguage {
  readonly language: string;
  readonly name: string;
  readonly code: string;
}

/** The same sample in several languages; shows the one last chosen, on any page. */
export function CodeTabs({ id, samples }: { id: string; samples: readonly CodeInLanguage[] }) {
  const t = useTranslations('docs');
  return (
    <div className={styles.box} data-box="">
      <div className={styles.head}>
        <div role="radiogroup" aria-label={t('codeLanguage')} className={styles.tabs}>
          {samples.map(({ language, name }, index) => (
            <label key={language} className={styles.tab} data-language={language}>
              <input
                type="radio"
                name={`code-${id}`}
                value={language}
                data-choice=""
                defaultChecked={index === 0}
              />
              {name}
            </label>
          ))}
        </div>
        <CopyButton />
      </div>
      {samples.map(({ language, code }) => (
        <Code key={language} code={code} language={language} />
      ))}
    </div>
  );
}
