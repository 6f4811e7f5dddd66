import { veil } from '@traip/contract/look';
import type { CSSProperties, ReactNode } from 'react';
import lookStyles from '../look/look.module.css';
import { lookStyle } from '../look/look-style.ts';
import type { LookView } from '../look/look-view.ts';
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
  /** The colours and the cover of whose page it is. */
  readonly look?: LookView;
}

/** The header band of a public page. */
export function Hero({ picture, title, above, facts, actions, look }: HeroProps) {
  const style = look && lookStyle(look);
  const hasCover = look !== undefined && look.coverUrl !== null;
  const classes = [styles.band, style && lookStyles.band, hasCover && styles.covered];
  return (
    <header className={classes.filter(Boolean).join(' ')} style={style}>
      {look !== undefined && <Cover look={look} />}
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

/** Below a veil that keeps white letters readable, whatever the picture shows. */
function Cover({ look: { coverUrl, coverAlt } }: { readonly look: LookView }) {
  if (coverUrl === null) return null;
  return (
    <div className={styles.cover} style={{ '--veil': veil } as CSSProperties}>
      {/* biome-ignore lint/performance/noImgElement: stored in its final size */}
      <img src={coverUrl} alt={coverAlt ?? ''} width={1600} height={600} fetchPriority="high" />
    </div>
  );
}
