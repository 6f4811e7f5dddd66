import { personDesign } from './crest-design.ts';
import { Picture } from './picture.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly firstName: string;
  readonly surnames: string;
  readonly url: string | null;
}

/** Dashed if there's no photograph. */
export function Portrait({ firstName, surnames, url }: PortraitProps) {
  if (url !== null) return <Picture url={url} size={44} radius="50%" />;
  return (
    <span className={styles.none} aria-hidden="true">
      {personDesign(firstName, surnames).initials}
    </span>
  );
}
