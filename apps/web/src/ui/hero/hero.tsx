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
  /** Words above the title: what is going on. */
  readonly overline?: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** A link or a subtitle above the title. */
  readonly above?: ReactNode;
  readonly facts: readonly Fact[];
  readonly actions?: ReactNode;
  /** What stands beside the words; the actions are then below them. */
  readonly aside?: ReactNode;
  /** What stands beside the words stands on the lower edge, or something floats over that edge. */
  readonly edge?: 'GROUND' | 'FLOAT';
  /** The colours and the cover of whose page it is. */
  readonly look?: LookView;
}

/** The header band of a public page. */
export function Hero(props: HeroProps) {
  const { picture, above, actions, aside, edge, look } = props;
  const style = look && lookStyle(look);
  const hasCover = look !== undefined && look.coverUrl !== null;
  const edged = edge === undefined ? null : styles[edge];
  const classes = [styles.band, style && lookStyles.band, hasCover && styles.covered, edged];
  const buttons = actions && <div className={styles.actions}>{actions}</div>;
  return (
    <header className={classes.filter(Boolean).join(' ')} style={style}>
      {look !== undefined && <Cover look={look} />}
      <div className={styles.wrap}>
        {picture}
        <div className={styles.words}>
          {above !== undefined && <p className={styles.above}>{above}</p>}
          <Title {...props} />
          {aside !== undefined && buttons}
        </div>
        {aside === undefined ? buttons : <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}

function Title({ title, overline, lead, facts }: HeroProps) {
  return (
    <>
      {overline !== undefined && <p className={styles.overline}>{overline}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {facts.length > 0 && (
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
      )}
    </>
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
