import styles from './method-name.module.css';

export function MethodName({ method, isFilled = false }: { method: string; isFilled?: boolean }) {
  const name = method === 'DELETE' ? 'DEL' : method;
  return (
    <span className={`${styles.method} ${styles[method.toLowerCase()]} ${isFilled ? styles.filled : ''}`}>
      {name}
    </span>
  );
}
