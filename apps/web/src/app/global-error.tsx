'use client';

import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import styles from './global-error.module.css';

/** The root layout failed, so messages are not available: texts are inline, in both languages. */
export default function GlobalFailure({ retry }: { retry: () => void }) {
  return (
    <html lang="es">
      <body>
        <title>Traip</title>
        <main className={styles.main}>
          <h1 className={styles.title}>Algo ha fallado al abrir Traip</h1>
          <p>No se ha perdido nada de lo que ya habías guardado. Prueba otra vez en un momento.</p>
          <div lang="en" className={styles.english}>
            <p>
              <b>Something went wrong opening Traip.</b> Nothing that you had saved is lost. Try again in a
              moment.
            </p>
          </div>
          <button type="button" onClick={retry} className={styles.button}>
            Reintentar · <span lang="en">Try again</span>
          </button>
        </main>
      </body>
    </html>
  );
}
