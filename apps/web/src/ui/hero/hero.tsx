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
  /** The status, above the title. */
  readonly overline?: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** A link or a subtitle above the title. */
  readonly above?: ReactNode;
  readonly facts: readonly Fact[];
  readonly actions?: ReactNode;
  /** Content beside the text; the actions are then below the text. */
  readonly aside?: ReactNode;
  /** The aside stands on the lower edge, or something overlaps that edge. */
  readonly edge?: 'GROUND' | 'FLOAT';
  /** The page owner's colours and cover. */
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

/** Below an overlay that keeps white text readable on any picture. */
function Cover({ look: { coverUrl, coverAlt } }: { readonly look: LookView }) {
  if (coverUrl === null) return null;
  return (
    <div className={styles.cover} style={{ '--veil': veil } as CSSProperties}>
      {/* biome-ignore lint/performance/noImgElement: stored in its final size */}
      <img src={coverUrl} alt={coverAlt ?? ''} width={1600} height={600} fetchPriority="high" />
    </div>
  );
}
