import type { ReactNode } from 'react';
import styles from './hero.module.css';

interface Fact {
  readonly key: string;
  readonly icon: ReactNode;
  readonly text: ReactNode;
}

interface HeroProps {
  /** A crest or an avatar. */
  readonly picture: ReactNode;
  readonly title: string;
  /** Where it belongs: a link, a quiet line. */
  readonly above?: ReactNode;
  readonly facts: readonly Fact[];
  /** Buttons at its end. */
  readonly actions?: ReactNode;
}

/** The navy band on top of a public page: whose page it is, and what one asks first. */
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
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
