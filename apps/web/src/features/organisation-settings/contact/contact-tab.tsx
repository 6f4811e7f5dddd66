'use client';

import { useLocale, useTranslations } from 'next-intl';
import { countryName } from '../../../i18n/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { Facts } from '../frame/facts.tsx';
import styles from '../frame/settings.module.css';
import {
  type ContactInformation,
  type Organisation,
  useContactInformation,
} from '../frame/use-organisation.ts';
import { ContactForm } from './contact-form.tsx';

export function ContactTab({ organisation: { id, abilities } }: { readonly organisation: Organisation }) {
  const t = useTranslations('organisationSettings');
  const query = useContactInformation(id);
  return (
    <div className={styles.page}>
      <Card title={t('contactTitle')}>
        <QueryState query={query} errorTitle={t('contactFailed')}>
          {(contact) =>
            abilities.includes('organisation.edit') ? (
              <>
                <p className={styles.intro}>{t('contactText')}</p>
                <ContactForm id={id} contact={contact} />
              </>
            ) : (
              <ContactFacts contact={contact} />
            )
          }
        </QueryState>
      </Card>
    </div>
  );
}

const names = ['email', 'phone', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode'] as const;

function ContactFacts({ contact }: { readonly contact: ContactInformation }) {
  const t = useTranslations('organisationSettings.contactFields');
  const locale = useLocale();
  const country = contact.country && countryName(locale, contact.country);
  return (
    <Facts
      facts={[
        ...names.map((name) => ({ name: t(name), value: contact[name] })),
        { name: t('country'), value: country },
      ]}
    />
  );
}
