import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface Fact {
  readonly key: string;
  readonly icon: ReactNode;
  readonly text: ReactNode;
}

interface HeroProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** A link or a subtitle above the title. */
  readonly above?: ReactNode;
  readonly facts: readonly Fact[];
  readonly actions?: ReactNode;
}

/** The header band of a public page. */
export function Hero({ picture, title, above, facts, actions }: HeroProps) {
  return (
    <header className={styles.band}>
      <div className={styles.wrap}>
        {picture}
        <div className={styles.words}>
          {above !== undefined && <p className={styles.above}>{above}</p>}
          <h1 className={styles.title}>{title}</h1>
          <ul className={styles.facts}>
            {facts.map(({ key, icon, text }) => (
              <li key={key} className={styles.fact}>
                <span aria-hidden="true" className={styles.icon}>
                  {icon}
                </span>
                {text}
              </li>
            ))}
          </ul>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
