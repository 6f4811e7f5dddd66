import styles from './logo.module.css';

/** The whole logo on white, because most are designed for paper. Decorative: the name is beside it. */
export function Logo({ url }: { readonly url: string }) {
  return (
    <span className={styles.logo}>
      {/* biome-ignore lint/performance/noImgElement: stored in its final size */}
      <img src={url} alt="" width={72} height={72} />
    </span>
  );
}
