'use client';

import CookieOutlined from '@mui/icons-material/CookieOutlined';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { allowAll, type ConsentChoice, essentialOnly } from './consent.ts';
import styles from './cookie-banner.module.css';
import { PreferenceForm } from './preference-form.tsx';
import { storeConsent, useConsent } from './use-consent.ts';
import { useCoveredHeight } from './use-covered-height.ts';

/**
 * Shown until a choice is stored. Rejecting is as easy as accepting. It comes with the page: on a phone it is
 * often the largest thing, and a page is felt to be there when that is.
 */
export function CookieBanner() {
  const consent = useConsent();
  return consent ? null : <Banner isCertain={consent === null} />;
}

/** Until it is certain that nothing is stored, what ran before the first paint may hide it. */
function Banner({ isCertain }: { readonly isCertain: boolean }) {
  const t = useTranslations('consent');
  const [choosing, setChoosing] = useState(false);
  const banner = useRef<HTMLElement>(null);
  useCoveredHeight(banner);
  const choose = (choice: ConsentChoice) => {
    storeConsent(choice);
    // The pressed button disappears with the banner, so focus moves to the page.
    document.getElementById(contentId)?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={banner}
      className={[styles.banner, !isCertain && styles.uncertain].filter(Boolean).join(' ')}
      aria-label={t('region')}
      data-nosnippet
    >
      <div className={styles.inner}>
        <CookieOutlined aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <h2 className={styles.title}>{t('title')}</h2>
          <p className={styles.text}>
            {t('text')} <TextLink href="/cookies">{t('policy')}</TextLink>
          </p>
        </div>
        {choosing ? (
          <div ref={focusHere} tabIndex={-1} className={styles.panel}>
            <PreferenceForm choice={null} onSave={choose}>
              <Choices onChoose={choose} />
            </PreferenceForm>
          </div>
        ) : (
          <div className={styles.buttons}>
            <Button variant="outlined" aria-expanded={false} onClick={() => setChoosing(true)}>
              {t('preferences')}
            </Button>
            <Choices onChoose={choose} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The pressed button is gone, so focus moves into the panel. */
const focusHere = (panel: HTMLElement | null) => panel?.focus();

function Choices({ onChoose }: { onChoose: (choice: ConsentChoice) => void }) {
  const t = useTranslations('consent');
  // Until scripts have loaded, a click stores the choice in this attribute.
  return (
    <>
      <Button
        variant="contained"
        data-consent={JSON.stringify(essentialOnly)}
        onClick={() => onChoose(essentialOnly)}
      >
        {t('onlyNecessary')}
      </Button>
      <Button variant="contained" data-consent={JSON.stringify(allowAll)} onClick={() => onChoose(allowAll)}>
        {t('acceptAll')}
      </Button>
    </>
  );
}
