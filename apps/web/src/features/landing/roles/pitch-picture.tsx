import styles from './pictures.module.css';

/** Shirts, with their position in percent from the left and from the opponent's goal. */
const players = [
  [1, 50, 86],
  [3, 20, 64],
  [4, 50, 66],
  [2, 80, 64],
  [8, 32, 40],
  [10, 68, 40],
  [9, 50, 16],
] as const;
const chosen = 10;

export function PitchPicture() {
  return (
    <div className={styles.pitch}>
      {players.map(([shirt, left, top]) => (
        <i
          key={shirt}
          className={shirt === chosen ? styles.chosen : undefined}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {shirt}
        </i>
      ))}
    </div>
  );
}
