'use client';

import { Button } from '../../ui/button/button.tsx';
import { storeConsent, useConsent } from '../consent/index.ts';
import styles from './public-match.module.css';
import type { Stream } from './stream.ts';

interface StreamBoxProps {
  readonly stream: Stream;
  readonly texts: { readonly title: string; readonly about: string; readonly accept: string };
}

const noConsent = { analytics: false, preferences: false };

/** The video, after consent to its provider's storage. */
export function StreamBox({ stream, texts }: StreamBoxProps) {
  const consent = useConsent();
  if (consent?.marketing)
    return (
      <iframe
        className={styles.video}
        src={stream.embed}
        title={texts.title}
        loading="lazy"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  return (
    <div className={styles.noVideo} data-needs-consent="marketing">
      <p>{texts.about}</p>
      <Button
        variant="outlined"
        onClick={() => storeConsent({ ...noConsent, ...(consent ?? {}), marketing: true })}
      >
        {texts.accept}
      </Button>
    </div>
  );
}
